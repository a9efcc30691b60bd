// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "board/models.h"
#include "live/table/match_now.h"
#include "scoring/score.h"

namespace ringside {

// What stays the same at a table from beginning to end.
struct TableRules {
  ScoringOptions scoring = {};
  RuleSet rules;              // by which shots are judged as long as no match is played
  DiscShape disc_shape = {};  // of the disc model
  bool keeps_pictures = false;
};

// What a step may know besides the table's state. Nothing of it changes during the step.
struct TableContext {
  const TableRules& rules;
  // As a reading measured it; 0: an empty one.
  std::function<const Calibration&(long reading)> calibration;
  MatchNow match = {};
  // Why no round can be kept now; empty: nothing is known against it. Then no round is counted unless people
  // say so.
  std::string no_rounds = {};
};

}  // namespace ringside
