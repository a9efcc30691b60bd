// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "rules/shot_states.h"

namespace ringside {

// What was found about a shot, and in which words: `why` for reports and events, `sentence` for the page.
struct ConditionVerdict {
  Verdict verdict;
  std::string why;
  std::string sentence = why;  // follows "Black's shot was valid: ", without a full stop
};

// Whether the shot did what it must: touch an opponent's disc or, when it was open, reach the inner line.
ConditionVerdict judge_conditions(const Shot& shot);

}  // namespace ringside
