// SPDX-License-Identifier: MIT
#include "eye/runner/random_network.h"

#include <cmath>

namespace ringside::test {
namespace {

std::int64_t count_of(const Sizes& shape) {
  std::int64_t count = 1;
  for (const std::int64_t size : shape) count *= size;
  return count;
}

WrittenAttributes doubling() {
  return WrittenAttributes()
      .word("mode", "nearest")
      .word("nearest_mode", "floor")
      .word("coordinate_transformation_mode", "asymmetric");
}

}  // namespace

RandomNetwork::RandomNetwork(Weights weights, unsigned seed) : weights_(weights), random_(seed) {
  convolve("in", "stem", {.inputs = 3, .outputs = 12, .side = 5, .stride = 2});
  convolve("stem", "down", {.inputs = 12, .outputs = 28, .stride = 2});
  relu("down", "quarter");
  add_residual("quarter", "quarter2", {.inputs = 28, .outputs = 28}, {.inputs = 28, .outputs = 28});
  convolve("quarter2", "eighth", {.inputs = 28, .outputs = 44, .stride = 2});
  add_residual("eighth", "eighth2", {.inputs = 1, .outputs = 44, .side = 5, .groups = 44},
               {.inputs = 44, .outputs = 44, .side = 1});
  convolve("eighth2", "narrow", {.inputs = 44, .outputs = 28, .side = 1});
  network_.node("Constant", {}, "scales", WrittenAttributes().floats("value", {4}, {1, 1, 2, 2}));
  network_.node("Constant", {}, "region", WrittenAttributes().floats("value", {0}, {}));
  network_.node("Resize", {"narrow", "region", "scales"}, "up", doubling());
  add("up", "quarter2", "both");
  convolve("both", "answers", {.inputs = 28, .outputs = 28, .side = 1});
  network_.node("DepthToSpace", {"answers"}, "out",
                WrittenAttributes().integer("blocksize", 2).word("mode", "CRD"));
}

std::vector<float> RandomNetwork::numbers(std::int64_t count, float least, float most) {
  std::uniform_real_distribution<float> number(least, most);
  std::vector<float> out;
  for (std::int64_t i = 0; i < count; ++i) out.push_back(number(random_));
  return out;
}

void RandomNetwork::convolve(const std::string& input, const std::string& output, const Filter& filter) {
  if (weights_ == Weights::kEightBits) return convolve_whole(input, output, filter);
  const Sizes shape{filter.outputs, filter.inputs, filter.side, filter.side};
  const float most = std::sqrt(3 / static_cast<float>(filter.inputs * filter.side * filter.side));
  network_.floats(output + ".weights", shape, numbers(count_of(shape), -most, most));
  network_.floats(output + ".bias", {filter.outputs}, numbers(filter.outputs, -1, 1));
  network_.node("Conv", {input, output + ".weights", output + ".bias"}, output,
                WrittenAttributes()
                    .integers("dilations", {1, 1})
                    .integer("group", filter.groups)
                    .integers("kernel_shape", {filter.side, filter.side})
                    .integers("pads", Sizes(4, filter.side / 2))
                    .integers("strides", {filter.stride, filter.stride}));
}

void RandomNetwork::convolve_whole(const std::string& input, const std::string& output,
                                   const Filter& filter) {
  const Sizes shape{filter.outputs, filter.inputs, filter.side, filter.side};
  std::vector<std::int8_t> whole;
  for (std::int64_t i = 0; i < count_of(shape); ++i)
    whole.push_back(static_cast<std::int8_t>(static_cast<int>(random_() % 255) - 127));
  const float scale = std::sqrt(3 / static_cast<float>(filter.inputs * filter.side * filter.side)) / 127;
  network_.whole_numbers(output + ".whole", shape, whole);
  network_.floats(output + ".scale", {filter.outputs}, numbers(filter.outputs, scale / 2, scale * 3 / 2));
  network_.floats(output + ".shift", {filter.outputs}, numbers(filter.outputs, -1, 1));
  network_.floats(output + ".mean", {filter.outputs}, numbers(filter.outputs, -9, 9));
  network_.floats(output + ".variance", {filter.outputs}, numbers(filter.outputs, 0.5F, 2));
  network_.node("Cast", {output + ".whole"}, output + ".weights", WrittenAttributes().integer("to", 1));
  network_.node("Conv", {input, output + ".weights"}, output + ".raw",
                WrittenAttributes()
                    .integer("group", filter.groups)
                    .integers("kernel_shape", {filter.side, filter.side})
                    .integers("pads", Sizes(4, filter.side / 2))
                    .integers("strides", {filter.stride, filter.stride}));
  network_.node(
      "BatchNormalization",
      {output + ".raw", output + ".scale", output + ".shift", output + ".mean", output + ".variance"}, output,
      WrittenAttributes().real("epsilon", 0.001F));
}

void RandomNetwork::relu(const std::string& input, const std::string& output) {
  network_.node("Relu", {input}, output);
}

void RandomNetwork::add(const std::string& a, const std::string& b, const std::string& output) {
  network_.node("Add", {a, b}, output);
}

void RandomNetwork::add_residual(const std::string& input, const std::string& output, const Filter& first,
                                 const Filter& second) {
  convolve(input, output + ".first", first);
  relu(output + ".first", output + ".positive");
  convolve(output + ".positive", output + ".second", second);
  add(input, output + ".second", output + ".sum");
  relu(output + ".sum", output);
}

}  // namespace ringside::test
