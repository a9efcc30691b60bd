// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>

namespace ringside {

// A request goes against the rules or says too little. what(): what is wrong; what to do.
class RulesError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace ringside
