// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

#include "rules/board_state.h"
#include "rules/rule_set.h"
#include "rules/verdict.h"
#include "scoring/round.h"

namespace ringside {

// What two pictures cannot show.
struct ShotOptions {
  std::map<std::string, int> lifted =
      {};  // twenties of this shot that were lifted out before the second state
};

struct ShotJudgement {
  Verdict verdict = Verdict::kCannotTell;
  bool open = false;                         // no disc of the opponent's lay on the board
  bool open_is_sure = false;                 // no call that is too close could make that otherwise
  std::string why;                           // one line for a person
  std::string sentence = {};                 // the same after "Black's shot was valid: ", for the page
  std::vector<int> removed = {};             // ids in the second state that leave the board now
  std::map<std::string, int> twenties = {};  // gained by the shot, by team; void ones are not in it
  Totals totals = {};                        // after that
};

// Judges a shot by what lay on the board before and after it, both at rest. `shooter` is a colour word. A
// disc of the shooter's that lies on or beyond the outer line before is about to be shot. "Cannot tell"
// rather than a guess: a touch that moved nothing by more than the uncertainty is not seen.
ShotJudgement judge_shot(const BoardState& before, const BoardState& after, const std::string& shooter,
                         const RuleSet& rules, const ShotOptions& options = {});

}  // namespace ringside
