// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>

namespace ringside {

// There is no board, or none that can be trusted. what() is one line for a person: what is wrong; what to do.
class CalibrationError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace ringside
