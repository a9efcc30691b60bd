// SPDX-License-Identifier: MIT
#include "rules/allotment.h"

#include "rules/rules_error.h"

namespace ringside {
namespace {

constexpr int kHighestOnBoard = 15;

[[noreturn]] void refuse_game(const RuleSet& rules, const char* players) {
  throw RulesError("the rule set " + rules.name + " has no game for " + players +
                   " players; choose another (ringside models rules)");
}

int agreed_discs(const RuleSet& rules, const DiscRange& range, std::optional<int> agreed) {
  const int discs = agreed.value_or(range.most);
  if (discs >= range.least && discs <= range.most) return discs;
  throw RulesError("the rule set " + rules.name + " gives each player " + std::to_string(range.least) +
                   (range.least == range.most ? "" : " to " + std::to_string(range.most)) + " discs, not " +
                   std::to_string(discs) + "; correct the number of discs");
}

}  // namespace

std::vector<int> discs_of_players(const RuleSet& rules, int players, std::optional<int> agreed) {
  if (players == 2) return std::vector(2, agreed_discs(rules, rules.discs_of_two, agreed));
  if (players == 4) {
    if (!rules.discs_of_four) refuse_game(rules, "four");
    return std::vector(4, agreed_discs(rules, *rules.discs_of_four, agreed));
  }
  if (players != 3) throw RulesError("a match has two, three or four players; name them");
  if (!rules.discs_of_three) refuse_game(rules, "three");
  if (agreed)
    throw RulesError("three players have the discs that the rules give them; leave the number of discs out");
  return {rules.discs_of_three->pair, rules.discs_of_three->alone, rules.discs_of_three->pair};
}

int discs_of_side(const std::vector<int>& discs_of_players, int side) {
  int discs = 0;
  for (std::size_t seat = static_cast<std::size_t>(side); seat < discs_of_players.size(); seat += 2)
    discs += discs_of_players[seat];
  return discs;
}

std::optional<std::string> too_many_discs(const std::string& side, int discs, int allotted) {
  if (discs <= allotted) return std::nullopt;
  return side + " has " + std::to_string(discs) + " discs, but begins a round with " +
         std::to_string(allotted) + "; check the board and the twenties";
}

int fewest_discs_for(int board_points) { return (board_points + kHighestOnBoard - 1) / kHighestOnBoard; }

std::optional<int> side_with_one_more_shot(const RuleSet& rules, int shots_of_first, int shots_of_second) {
  if (!rules.one_more_shot_when_time_ends || shots_of_first == shots_of_second) return std::nullopt;
  return shots_of_first < shots_of_second ? 0 : 1;
}

}  // namespace ringside
