// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <set>
#include <vector>

#include "live/memory/returned_discs.h"
#include "live/memory/shot_count.h"
#include "live/table/open_question.h"
#include "live/view/table_view.h"
#include "match/shot_seen.h"

namespace ringside {

// The board as it lay at one moment. Calibrations and pictures are those of readings, by their numbers
// (TableState::reading); 0: none.
struct BoardAsItLay {
  std::vector<TableDisc> discs = {};
  ByTeam twenties = {};  // set aside
  long measured = 0;     // the reading in whose calibration the discs are given
  long picture = 0;
  std::vector<TableDisc> maybe_discs = {};  // may be none; nobody has answered

  bool operator==(const BoardAsItLay&) const = default;
};

// What a round is made of besides the discs on the deck.
struct RoundInPlay {
  ByTeam twenties = {};  // set aside
  ShotCount shots = {};
  std::vector<ShotSeen> seen_shots = {};  // one by one; not all where they are too many
  // As it was before the first disc was lifted by hand since the last shot, and how many were.
  std::optional<BoardAsItLay> before_lifting = {};
  int lifted = 0;
  std::set<int> to_take_off = {};  // ids of discs that the rules take off after the last shot
  ReturnedDiscs returned = {};
  bool asked_whether_over = false;
  std::vector<OpenQuestion> questions = {};  // open ones

  bool operator==(const RoundInPlay&) const = default;
};

}  // namespace ringside
