// SPDX-License-Identifier: MIT
#pragma once

#include "eye/onnx/onnx_graph.h"

namespace ringside {

// The same network, of nodes that work on what it is shown: Cast and Constant are worked out, and a
// BatchNormalization becomes a part of the convolution before it. Throws OnnxError.
OnnxGraph fold_constants(OnnxGraph graph);

}  // namespace ringside
