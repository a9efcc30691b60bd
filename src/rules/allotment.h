// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/rule_set.h"

namespace ringside {

// How many discs each player begins a round with, by seat clockwise. `agreed`: where the rules leave a
// choice; without it the most that they allow. Throws RulesError when they have no such game or no such
// choice.
std::vector<int> discs_of_players(const RuleSet& rules, int players, std::optional<int> agreed = {});

// Of the side (0 or 1) on which players in every other seat play.
int discs_of_side(const std::vector<int>& discs_of_players, int side);

// What was counted of a side: `discs` on the board, in the ditch and set aside. Empty when all is well,
// else a line for a person naming the side.
std::optional<std::string> too_many_discs(const std::string& side, int discs, int allotted);

// The fewest discs that can lie on a board for so many points.
int fewest_discs_for(int board_points);

// When time ends the rules may give the side with fewer shots one more (0 or 1). Empty: nobody.
std::optional<int> side_with_one_more_shot(const RuleSet& rules, int shots_of_first, int shots_of_second);

}  // namespace ringside
