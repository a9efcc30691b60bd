// SPDX-License-Identifier: MIT
#include "live/memory/returned_discs.h"

#include <algorithm>

namespace ringside {

bool ReturnedDiscs::may_be(const std::set<int>& lifted) const {
  return !lifted.empty() && static_cast<int>(lifted.size()) <= count_ &&
         std::includes(ids_.begin(), ids_.end(), lifted.begin(), lifted.end());
}

void ReturnedDiscs::take_off(const std::set<int>& lifted) {
  count_ -= static_cast<int>(lifted.size());
  for (const int id : lifted) ids_.erase(id);
}

}  // namespace ringside
