// SPDX-License-Identifier: MIT
#include "eye/runner/layer.h"

#include <algorithm>

#include "eye/onnx/onnx_error.h"
#include "eye/runner/convolution.h"
#include "eye/runner/layers.h"

namespace ringside {
namespace {

using Integers = std::vector<std::int64_t>;

const OnnxConstant& constant(const OnnxNode& node, const OnnxGraph& graph, std::size_t which) {
  const auto found =
      which < node.inputs.size() ? graph.constants.find(node.inputs[which]) : graph.constants.end();
  if (found == graph.constants.end()) throw OnnxError("a " + node.operation + " lacks a constant");
  return found->second;
}

OnnxAttribute attribute(const OnnxNode& node, const char* name) {
  const auto found = node.attributes.find(name);
  return found == node.attributes.end() ? OnnxAttribute{} : found->second;
}

// Where the file says nothing, it is as ONNX means it.
bool is(const OnnxNode& node, const char* name, const Integers& wanted, const Integers& usual) {
  const Integers said = attribute(node, name).integers;
  return (said.empty() ? usual : said) == wanted;
}

bool is(const OnnxNode& node, const char* name, const std::string& wanted) {
  return attribute(node, name).text == wanted;
}

void require(bool is_known, const OnnxNode& node, const char* what) {
  if (!is_known) throw OnnxError("a " + node.operation + " has " + what);
}

ConvolutionShape convolution_shape(const OnnxNode& node, const OnnxConstant& weights, std::size_t channels) {
  require(weights.shape.size() == 4 && weights.shape[2] == weights.shape[3], node,
          "a filter that is no square");
  const std::int64_t outputs = weights.shape[0], inputs = weights.shape[1], side = weights.shape[2];
  const auto all = static_cast<std::int64_t>(channels);
  require(side == 1 || side == 3 || side == 5, node, "a filter of an unknown size");
  require(outputs > 0 && outputs % 4 == 0, node, "outputs that do not come in fours");
  const bool is_depthwise = is(node, "group", {all}, {1}) && inputs == 1 && outputs == all;
  require(is_depthwise || (is(node, "group", {1}, {1}) && inputs == all), node, "inputs of another number");
  const bool is_halving = is(node, "strides", {2, 2}, {1, 1});
  require(is_halving || is(node, "strides", {1, 1}, {1, 1}), node, "an unknown stride");
  require(is(node, "pads", Integers(4, side / 2), Integers(4, 0)), node, "an unknown border");
  require(is(node, "dilations", {1, 1}, {1, 1}), node, "a dilation");
  return {channels, static_cast<std::size_t>(outputs), static_cast<std::size_t>(side), is_halving ? 2U : 1U,
          is_depthwise};
}

Layer convolution_of(const OnnxNode& node, const OnnxGraph& graph, const ActivationSize& in) {
  const OnnxConstant& weights = constant(node, graph, 1);
  const ConvolutionShape shape = convolution_shape(node, weights, in.channels);
  std::vector<float> bias(shape.outputs);
  if (node.inputs.size() > 2) bias = constant(node, graph, 2).values;
  require(bias.size() == shape.outputs, node, "a bias of another size");
  Convolution convolve(shape, weights.values, std::move(bias));
  const ActivationSize size = convolve.size_after(in);
  return {[convolve = std::move(convolve)](const auto& of) { return convolve(*of[0]); }, size};
}

Layer doubling_of(const OnnxNode& node, const OnnxGraph& graph, const ActivationSize& in) {
  require(constant(node, graph, 2).values == std::vector<float>{1, 1, 2, 2}, node, "another scale than 2");
  require(is(node, "mode", "nearest") && is(node, "nearest_mode", "floor") &&
              is(node, "coordinate_transformation_mode", "asymmetric"),
          node, "an unknown way to enlarge");
  return {[](const auto& of) { return doubled(*of[0]); }, {in.channels, 2 * in.height, 2 * in.width}};
}

Layer shuffling_of(const OnnxNode& node, const ActivationSize& in) {
  require(is(node, "blocksize", {2}, {}) && is(node, "mode", "CRD"), node, "an unknown order");
  require(in.channels % 4 == 0, node, "channels that do not come in fours");
  return {[](const auto& of) { return shuffled(*of[0]); }, {in.channels / 4, 2 * in.height, 2 * in.width}};
}

}  // namespace

std::size_t count_of_activations(const OnnxNode& node) {
  if (node.operation == "Add") return 2;
  for (const char* known : {"Conv", "Relu", "Resize", "DepthToSpace"})
    if (node.operation == known) return 1;
  throw OnnxError("a " + node.operation + " is not known");
}

Layer layer_of(const OnnxNode& node, const OnnxGraph& graph, const std::vector<ActivationSize>& sizes) {
  if (node.operation == "Conv") return convolution_of(node, graph, sizes.at(0));
  if (node.operation == "Resize") return doubling_of(node, graph, sizes.at(0));
  if (node.operation == "DepthToSpace") return shuffling_of(node, sizes.at(0));
  if (node.operation == "Relu")
    return {[](const auto& of) { return without_negatives(*of[0]); }, sizes.at(0)};
  require(sizes.at(0) == sizes.at(1), node, "two sizes");
  return {[](const auto& of) { return sum_of(*of[0], *of[1]); }, sizes.at(0)};
}

}  // namespace ringside
