// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>

namespace ringside {

// How long a call waits for another program that has the ledger. A commit takes milliseconds; whoever waits
// longer than the usual patience waits for a program that hangs.
using LedgerPatience = std::chrono::milliseconds;
inline constexpr LedgerPatience kUsualPatience{30'000};

}  // namespace ringside
