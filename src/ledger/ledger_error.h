// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>

namespace ringside {

// The ledger cannot be read or written. what(): one line "FILE: what is wrong; what to do".
class LedgerError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace ringside
