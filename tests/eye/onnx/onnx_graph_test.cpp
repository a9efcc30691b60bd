// SPDX-License-Identifier: MIT
#include "eye/onnx/onnx_graph.h"

#include <doctest/doctest.h>

#include <random>

#include "eye/onnx/fold_constants.h"
#include "eye/onnx/onnx_error.h"
#include "eye/onnx/protobuf_fields.h"
#include "eye/onnx/written_network.h"

namespace ringside::test {
namespace {

// Of one convolution in 8 bits, with the normalisation after it.
WrittenNetwork small_network() {
  WrittenNetwork network;
  network.whole_numbers("whole", {4, 1, 1, 1}, {1, -2, 127, -127});
  for (const char* name : {"scale", "bias", "mean", "variance"}) network.floats(name, {4}, {1, 2, 3, 4});
  network.node("Cast", {"whole"}, "weights", WrittenAttributes().integer("to", 1));
  network.node("Conv", {"in", "weights"}, "raw", WrittenAttributes().integers("strides", {2, 2}));
  network.node("BatchNormalization", {"raw", "scale", "bias", "mean", "variance"}, "out",
               WrittenAttributes().real("epsilon", 0.5F));
  return network;
}

const Sizes kInput{1, 1, 6, 8};

}  // namespace

TEST_CASE("what was written as ONNX is read") {
  const OnnxGraph graph = read_onnx(small_network().file(kInput));
  CHECK(graph.input == "in");
  CHECK(graph.output == "out");
  CHECK(graph.input_shape == kInput);
  REQUIRE(graph.nodes.size() == 3);
  CHECK(graph.nodes[1].operation == "Conv");
  CHECK(graph.nodes[1].inputs == Names{"in", "weights"});
  CHECK(graph.nodes[1].output == "raw");
  CHECK(graph.nodes[1].attributes.at("strides").integers == Sizes{2, 2});
  CHECK(graph.nodes[2].attributes.at("epsilon").real == 0.5F);
  CHECK(graph.constants.at("whole").shape == Sizes{4, 1, 1, 1});
  CHECK(graph.constants.at("whole").values == std::vector<float>{1, -2, 127, -127});
  CHECK(graph.constants.at("mean").values == std::vector<float>{1, 2, 3, 4});
}

TEST_CASE("a normalisation becomes a part of the convolution before it") {
  const OnnxGraph graph = fold_constants(read_onnx(small_network().file(kInput)));
  REQUIRE(graph.nodes.size() == 1);
  const OnnxNode& node = graph.nodes[0];
  CHECK(node.operation == "Conv");
  CHECK(node.output == "out");
  REQUIRE(node.inputs.size() == 3);
  const std::vector<float>&weights = graph.constants.at(node.inputs[1]).values,
        &bias = graph.constants.at(node.inputs[2]).values;
  REQUIRE(weights.size() == 4);
  REQUIRE(bias.size() == 4);
  const std::vector<double> whole{1, -2, 127, -127};
  for (std::size_t i = 0; i < 4; ++i) {
    const double value = 1.0 + static_cast<double>(i), scale = value / std::sqrt(value + 0.5);
    CHECK(weights[i] == doctest::Approx(whole[i] * scale));
    CHECK(bias[i] == doctest::Approx(value - value * scale));
  }
}

TEST_CASE("numbers of a field are read one by one and all at once, up to 64 bits") {
  const Sizes values{0, 1, 127, 128, -1, std::int64_t{1} << 62};
  WrittenMessage single;
  for (const std::int64_t value : values) single.integer(8, value);
  for (const std::string& text : {single.text(), WrittenMessage().integers(8, values).text()}) {
    Sizes read;
    for (ProtobufFields field(text); field.next();) field.append_to(read);
    CHECK(read == values);
  }
}

TEST_CASE("a message that ends too early or lies about a length is an error") {
  using namespace std::literals;
  for (const std::string_view text :
       {"\x08"sv, "\x08\xff"sv,
        "\x0a\x05"
        "abc"sv,
        "\x0d\x01\x02"sv, "\x09\x01"sv, "\x0b"sv, "\x0a\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"sv,
        "\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"sv}) {
    CAPTURE(text.size());
    ProtobufFields field(text);
    CHECK_THROWS_AS(field.next(), OnnxError);
  }
}

TEST_CASE("a constant that has not as many numbers as its shape is an error") {
  for (const Sizes& shape :
       {Sizes{3}, Sizes{5}, Sizes{2, 3}, Sizes{-1, -4}, Sizes{1LL << 32, 1LL << 32}, Sizes{}}) {
    CAPTURE(shape.size());
    CHECK_THROWS_AS(
        read_onnx(WrittenNetwork(small_network()).floats("wrong", shape, {1, 2, 3, 4}).file(kInput)),
        OnnxError);
  }
}

TEST_CASE("what is no network in ONNX is an error") {
  for (const std::string text : {"", "no network", "\x3a\x02\x08\x01"})
    CHECK_THROWS_AS(fold_constants(read_onnx(text)), OnnxError);
}

TEST_CASE("a normalisation that follows no convolution of its own is an error") {
  WrittenNetwork twice = small_network();
  twice.node("Relu", {"raw"}, "other");
  CHECK_THROWS_WITH_AS(fold_constants(read_onnx(twice.file(kInput))),
                       doctest::Contains("no convolution of its own"), OnnxError);
}

// Sanitizers look on.
TEST_CASE("a damaged file is read, or is an error; nothing else") {
  const std::string whole = small_network().file(kInput);
  for (std::size_t length = 0; length < whole.size(); ++length)
    CHECK_THROWS_AS(fold_constants(read_onnx(whole.substr(0, length))), OnnxError);
  constexpr unsigned kSeed = 3;
  INFO("seed ", kSeed);
  std::mt19937 random(kSeed);
  int errors = 0;
  for (int i = 0; i < 4000; ++i) {
    std::string damaged = whole;
    for (int times = 0; times < 1 + i % 3; ++times)
      damaged[random() % damaged.size()] = static_cast<char>(random());
    try {
      fold_constants(read_onnx(damaged));
    } catch (const OnnxError&) {
      ++errors;
    }
  }
  CHECK(errors > 1000);
}

}  // namespace ringside::test
