// SPDX-License-Identifier: MIT
#include "eye/runner/network_runner.h"

#include <map>

#include "eye/onnx/fold_constants.h"
#include "eye/onnx/onnx_error.h"

namespace ringside {
namespace {

constexpr std::size_t kMostValues = 1 << 24;  // of an activation; the eye's have a quarter of a million

void check(const ActivationSize& size) {
  if (size.channels > kMostValues / size.height / size.width) throw OnnxError("a layer is too large");
}

// The file's are of one picture: 1, channels, height, width.
ActivationSize input_size_of(const OnnxGraph& graph) {
  const std::vector<std::int64_t>& shape = graph.input_shape;
  bool is_picture = shape.size() == 4 && shape[0] == 1;
  for (const std::int64_t size : shape)
    is_picture &= size > 0 && size <= static_cast<std::int64_t>(kMostValues);
  if (!is_picture) throw OnnxError("its input is no picture of a known size");
  const auto size = [&](std::size_t which) { return static_cast<std::size_t>(shape[which]); };
  return {size(1), size(2), size(3)};
}

}  // namespace

NetworkRunner::NetworkRunner(std::string_view onnx) {
  const OnnxGraph graph = fold_constants(read_onnx(onnx));
  if (graph.nodes.empty()) throw OnnxError("it holds constants alone");
  input_size_ = input_size_of(graph);
  check(input_size_);
  std::map<std::string, std::size_t> number_of{{graph.input, 0}};
  std::vector<ActivationSize> sizes{input_size_};
  last_use_ = {0};
  for (const OnnxNode& node : graph.nodes) {
    Step step;
    std::vector<ActivationSize> of;
    for (std::size_t i = 0; i < count_of_activations(node); ++i) {
      const auto given = i < node.inputs.size() ? number_of.find(node.inputs[i]) : number_of.end();
      if (given == number_of.end()) throw OnnxError("a " + node.operation + " takes what no node gives");
      step.inputs.push_back(given->second);
      of.push_back(sizes[given->second]);
      last_use_[given->second] = steps_.size();
    }
    step.layer = layer_of(node, graph, of);
    check(step.layer.size);
    sizes.push_back(step.layer.size);
    steps_.push_back(std::move(step));
    last_use_.push_back(steps_.size());
    number_of[node.output] = steps_.size();
  }
  if (graph.nodes.back().output != graph.output) throw OnnxError("its last node does not give the output");
}

Activation NetworkRunner::operator()(Activation input) const {
  std::vector<Activation> given;
  given.push_back(std::move(input));
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    std::vector<const Activation*> of;
    for (const std::size_t number : steps_[i].inputs) of.push_back(&given[number]);
    given.push_back(steps_[i].layer.run(of));
    for (const std::size_t number : steps_[i].inputs)
      if (last_use_[number] == i) given[number] = {};
  }
  return std::move(given.back());
}

}  // namespace ringside
