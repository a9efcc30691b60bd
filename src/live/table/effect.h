// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "live/table/round_in_play.h"
#include "live/view/table_event.h"

// What is to be done outside when a table's state changes.
namespace ringside {

// The match in the ledger. These can fail: then the state stays as it was.
struct CreateMatch {
  MatchSetup setup;
};
struct AddRound {
  RoundPlayed round;  // its evidence, if any, still without the picture's hash
  long picture = 0;   // of this reading, the evidence's; 0: none
};
struct UndoRound {};
struct RedoRound {};

// The state goes into the round's file, before anybody is answered. This can fail, too.
struct SaveState {};

struct ReportEvent {
  TableEvent event;
  std::optional<BoardAsItLay> board = {};  // goes with the event
  std::string withheld = {};               // why there is no score
  std::vector<std::string> warnings = {};  // why it may be wrong
  long picture = 0;                        // of this reading, in which the board was measured
};

using Effect = std::variant<CreateMatch, AddRound, UndoRound, RedoRound, SaveState, ReportEvent>;

}  // namespace ringside
