// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "eye/runner/activation.h"
#include "eye/runner/convolution_shape.h"

namespace ringside {

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
