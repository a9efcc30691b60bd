// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "eye/runner/activation.h"
#include "eye/runner/layer.h"

namespace ringside {

// Runs a network of convolutions that was written as ONNX, on one core and without further libraries. It
// knows what the eye's network is made of, not all of ONNX.
class NetworkRunner {
 public:
  explicit NetworkRunner(std::string_view onnx);  // the file; throws OnnxError

  const ActivationSize& input_size() const { return input_size_; }

  // input: of input_size().
  Activation operator()(Activation input) const;

 private:
  struct Step {
    Layer layer;
    std::vector<std::size_t> inputs;  // numbers of steps; the network's input is 0, the first step gives 1
  };

  ActivationSize input_size_;
  std::vector<Step> steps_;
  std::vector<std::size_t> last_use_;  // by number: the step after which nobody asks for it
};

}  // namespace ringside
