// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>

namespace ringside {

// What was sent is no command: what is wrong; what to do.
class BadCommand : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace ringside
