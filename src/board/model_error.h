// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>

namespace ringside {

// A YAML file of ours is missing, unreadable or wrong. what() is one line "FILE:LINE: what is wrong; what to
// do".
class ModelError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace ringside
