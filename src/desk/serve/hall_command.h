// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "hall/tournament.h"

namespace ringside::hall {

// Pairs the next round as the format has it.
struct PairNext {};

// Whose scores the overlay of a stream shows. Of the moment: no entry of the tournament, and gone with the
// program, so that a stream never shows a table that nobody chose.
struct FollowTable {
  std::string table;  // empty: none
};

// From a page or a program at the desk.
struct HallCommand {
  std::variant<PairNext, FollowTable, Action> what;
  std::optional<int> seen = {};  // entries of the tournament when it was sent; else it does not matter
};

// Words of "command"; docs/openapi-hall.yaml has their fields.
inline constexpr std::array<std::string_view, 11> kHallCommands{
    "pair",     "pair_by_hand", "result",       "correct", "rule_tie", "add_entrant",
    "withdraw", "assign_table", "follow_table", "undo",    "redo"};

// From the JSON of docs/hall.md, from anybody: every field is checked, and an unknown one is refused. Throws
// BadCommand.
HallCommand hall_command_from(std::string_view text);

}  // namespace ringside::hall
