// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>

namespace ringside {

// A file that is no network in ONNX, or one with what the runner has no code for. what(): which.
struct OnnxError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace ringside
