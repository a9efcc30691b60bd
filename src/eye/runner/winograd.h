// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "eye/runner/activation.h"
#include "eye/runner/convolution_shape.h"

// Convolutions by filters of 3 x 3 as Winograd found them, F(2 x 2, 3 x 3): two by two pixels of an output
// take 16 products for each pair of channels instead of 36, and sums before and after. The same up to
// rounding.
namespace ringside {

bool is_for_winograd(const ConvolutionShape& shape);

// weights: as ONNX has them.
std::vector<float> winograd_weights(const ConvolutionShape& shape, const std::vector<float>& weights);

// weights: winograd_weights(). out: of the same height and width as in.
void convolve_by_winograd(const ConvolutionShape& shape, const Activation& in, const float* weights,
                          const std::vector<float>& bias, Activation& out);

}  // namespace ringside
