// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "eye/onnx/onnx_graph.h"
#include "eye/runner/activation.h"

namespace ringside {

// What one node of a network does with what other nodes gave.
struct Layer {
  std::function<Activation(const std::vector<const Activation*>&)> run;
  ActivationSize size;  // of what it gives
};

// How many of a node's inputs are activations; the others are constants. Throws OnnxError for an operation
// that is not known.
std::size_t count_of_activations(const OnnxNode& node);

// sizes: of the node's activations. Throws OnnxError for what the runner does not do.
Layer layer_of(const OnnxNode& node, const OnnxGraph& graph, const std::vector<ActivationSize>& sizes);

}  // namespace ringside
