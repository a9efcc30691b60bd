// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <stdexcept>

namespace ringside {

// The weights cannot be read, or are not this network's. what(): which, and what to do.
struct EyeError : std::runtime_error {
  using std::runtime_error::runtime_error;

  static EyeError no_network(const std::filesystem::path& weights) {
    return EyeError(weights.string() + ": cannot be read as a network; install ringside anew");
  }
  static EyeError another_network() { return EyeError("the weights in models/eye are of another network"); }
};

}  // namespace ringside
