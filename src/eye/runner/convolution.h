// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "eye/runner/activation.h"

namespace ringside {

// A filter over a picture, as large as what it reaches beyond is zero.
struct ConvolutionShape {
  std::size_t inputs = 0, outputs = 0;  // channels; outputs come in fours
  std::size_t side = 1;                 // of the filter: 1, 3 or 5 pixels
  std::size_t stride = 1;
  bool is_depthwise = false;  // each channel by itself
};

// A convolution of one core, by eight numbers at once. Each sum is of the same terms in the same order on any
// processor.
class Convolution {
 public:
  // weights: as ONNX has them, by output, input, row, column. bias: by output.
  Convolution(const ConvolutionShape& shape, const std::vector<float>& weights, std::vector<float> bias);

  ActivationSize size_after(const ActivationSize& in) const;
  Activation operator()(const Activation& in) const;

 private:
  ConvolutionShape shape_;
  std::vector<float> weights_;  // in the order in which they are used
  std::vector<float> bias_;
};

}  // namespace ringside
