// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <variant>

#include "live/table/round_in_play.h"

// What people did and can take back. An edit holds the other side of what it changed: the part of the state
// as it was before. Undo and redo are the same step, which swaps that part with the state's.
namespace ringside {

struct DiscEdit {
  int id = 0;
  std::optional<TableDisc> disc = {};  // empty: no such disc lies on the board
  std::size_t at = 0;             // where it goes in DiscMemory::discs, if it lies there on one side only
  std::optional<Vec2> left = {};  // its DiscMemory::left

  bool operator==(const DiscEdit&) const = default;
};

// A number, not the count before: the camera counts twenties too.
struct TwentiesEdit {
  std::string team;
  int by = 0;

  bool operator==(const TwentiesEdit&) const = default;
};

struct RoundEdit {
  RoundInPlay round;
  bool in_ledger = false;

  bool operator==(const RoundEdit&) const = default;
};

struct Edit {
  std::string what;  // one line for a person
  std::variant<DiscEdit, TwentiesEdit, RoundEdit> change;

  bool operator==(const Edit&) const = default;
};

}  // namespace ringside
