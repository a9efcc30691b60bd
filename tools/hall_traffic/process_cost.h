// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace ringside {

struct ProcessCost {
  double seconds = 0;    // of processor time since they began
  double megabytes = 0;  // resident
};

// Of all these processes together.
ProcessCost cost_of(const std::vector<int>& processes);

}  // namespace ringside
