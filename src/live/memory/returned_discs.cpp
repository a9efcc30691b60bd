// SPDX-License-Identifier: MIT
#include "live/memory/returned_discs.h"

#include <algorithm>

namespace ringside {

bool ReturnedDiscs::may_be(const std::set<int>& lifted) const {
  return !lifted.empty() && static_cast<int>(lifted.size()) <= count &&
         std::includes(possible.begin(), possible.end(), lifted.begin(), lifted.end());
}

void ReturnedDiscs::take_off(const std::set<int>& lifted) {
  count -= static_cast<int>(lifted.size());
  for (const int id : lifted) possible.erase(id);
}

}  // namespace ringside
