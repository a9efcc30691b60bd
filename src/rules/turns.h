// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "rules/rule_set.h"

// Who sits where and who shoots when. Players are numbered by seat, clockwise from 0; those of every other
// seat are partners: side 0 is players 0 and 2, side 1 players 1 and 3.
namespace ringside {

constexpr int side_of(int player) { return player % 2; }

// Where a player sits as the picture shows it: "bottom", "left", "top" or "right", clockwise.
std::string_view seat_name(int player, int players);

// The players in the order of their shots, beginning with the starter; it repeats until all discs are shot.
std::vector<int> turn_order(const RuleSet& rules, int players, int starter);

// All shots of a round, each by its player, discs being what each began with (allotment.h). Who has no disc
// left is passed over.
std::vector<int> shots_of_round(const RuleSet& rules, const std::vector<int>& discs, int starter);

// winner: the side that won the round; empty for a tie.
int next_starter(const RuleSet& rules, int players, int starter, std::optional<int> winner);

}  // namespace ringside
