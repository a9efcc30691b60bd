// SPDX-License-Identifier: MIT
#include "match/counted_entries.h"

#include "rules/rules_error.h"

namespace ringside {

void move_back(std::vector<int>& from, std::vector<int>& to, int count, const char* what) {
  if (count < 1 || count > static_cast<int>(from.size()))
    throw RulesError("only " + std::to_string(from.size()) + " entries can be " + what + "; give fewer");
  for (; count > 0; --count) {
    to.push_back(from.back());
    from.pop_back();
  }
}

}  // namespace ringside
