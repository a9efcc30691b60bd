// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>

namespace ringside {

// The page cannot be served: what is wrong; what to do.
class WebError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace ringside
