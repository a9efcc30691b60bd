// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>

namespace ringside {

// What was given for a broker cannot be: what is wrong; what to do.
class BrokerError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace ringside
