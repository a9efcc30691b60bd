// SPDX-License-Identifier: MIT
#include "eye/onnx/fold_constants.h"

#include <algorithm>
#include <cmath>

#include "eye/onnx/onnx_error.h"

namespace ringside {
namespace {

const OnnxConstant& constant(const OnnxGraph& graph, const OnnxNode& node, std::size_t which) {
  const auto found =
      which < node.inputs.size() ? graph.constants.find(node.inputs[which]) : graph.constants.end();
  if (found == graph.constants.end()) throw OnnxError("a " + node.operation + " takes what is no constant");
  return found->second;
}

bool is_used_once(const OnnxGraph& graph, const std::string& name) {
  std::ptrdiff_t uses = name == graph.output ? 1 : 0;
  for (const OnnxNode& node : graph.nodes) uses += std::count(node.inputs.begin(), node.inputs.end(), name);
  return uses == 1;
}

// What a normalisation does to each channel.
struct ScaleAndShift {
  std::vector<float> scale = {}, shift = {};
};

ScaleAndShift scale_and_shift(const OnnxGraph& graph, const OnnxNode& node) {
  const std::vector<float>&scale = constant(graph, node, 1).values, &bias = constant(graph, node, 2).values,
        &mean = constant(graph, node, 3).values, &variance = constant(graph, node, 4).values;
  if (bias.size() != scale.size() || mean.size() != scale.size() || variance.size() != scale.size())
    throw OnnxError("a BatchNormalization is of different channels");
  const auto epsilon = node.attributes.find("epsilon");
  const float added = epsilon == node.attributes.end() ? 1e-5F : epsilon->second.real;  // as ONNX says
  ScaleAndShift out;
  for (std::size_t i = 0; i < scale.size(); ++i) {
    out.scale.push_back(scale[i] / std::sqrt(variance[i] + added));
    out.shift.push_back(bias[i] - mean[i] * out.scale[i]);
  }
  return out;
}

// A convolution that ends as the normalisation after it. Its constants get names of their own.
void fold(OnnxGraph& graph, OnnxNode& convolution, const OnnxNode& normalisation) {
  const auto [scale, shift] = scale_and_shift(graph, normalisation);
  OnnxConstant weights = constant(graph, convolution, 1);
  OnnxConstant bias{{static_cast<std::int64_t>(scale.size())}, std::vector<float>(scale.size(), 0)};
  if (convolution.inputs.size() > 2) bias = constant(graph, convolution, 2);
  if (scale.empty() || bias.values.size() != scale.size() || weights.values.size() % scale.size() != 0)
    throw OnnxError("a BatchNormalization is of other channels than its convolution");
  const std::size_t filter = weights.values.size() / scale.size();
  for (std::size_t i = 0; i < weights.values.size(); ++i) weights.values[i] *= scale[i / filter];
  for (std::size_t i = 0; i < scale.size(); ++i) bias.values[i] = bias.values[i] * scale[i] + shift[i];
  convolution.output = normalisation.output;
  convolution.inputs = {convolution.inputs[0], convolution.output + ".weights", convolution.output + ".bias"};
  graph.constants[convolution.inputs[1]] = std::move(weights);
  graph.constants[convolution.inputs[2]] = std::move(bias);
}

}  // namespace

OnnxGraph fold_constants(OnnxGraph graph) {
  std::vector<OnnxNode> kept;
  for (const OnnxNode& node : graph.nodes) {
    if (node.operation == "Cast") {
      graph.constants[node.output] = OnnxConstant(constant(graph, node, 0));
    } else if (node.operation == "Constant") {
      const auto value = node.attributes.find("value");
      if (value == node.attributes.end()) throw OnnxError("a Constant has no value");
      graph.constants[node.output] = value->second.constant;
    } else if (node.operation == "BatchNormalization") {
      const bool follows = !kept.empty() && kept.back().operation == "Conv" && !node.inputs.empty() &&
                           kept.back().output == node.inputs[0] && is_used_once(graph, node.inputs[0]);
      if (!follows) throw OnnxError("a BatchNormalization follows no convolution of its own");
      fold(graph, kept.back(), node);
    } else {
      kept.push_back(node);
    }
  }
  graph.nodes = std::move(kept);
  return graph;
}

}  // namespace ringside
