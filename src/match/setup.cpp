// SPDX-License-Identifier: MIT
#include "match/setup.h"

#include "board/nearest.h"
#include "rules/allotment.h"
#include "rules/rules_error.h"
#include "text/typed_word.h"

namespace ringside {
namespace {

constexpr int kMostRounds = 100;
constexpr int kHighestTarget = 10'000;

MatchFormat format_called(const std::string& name, const RuleSet& rules) {
  if (name.empty()) return rules.formats.front();
  std::vector<std::string> known;
  for (const MatchFormat& format : rules.formats) known.push_back(format.name);
  const std::string wanted = known_spelling(name, known);
  for (const MatchFormat& format : rules.formats)
    if (format.name == wanted) return format;
  throw RulesError("the rule set " + rules.name + " has no format '" + name + "'; did you mean " +
                   nearest(name, known).value_or("") + "?");
}

// Replaces one number of a format by the agreed one.
void agree_on(std::optional<int>& number, std::optional<int> wish, bool free, int most, const char* what) {
  if (!wish || wish == number) return;
  if (!number)
    throw RulesError(std::string("this format has no ") + what + "; leave it out or name another format");
  if (!free) {
    throw RulesError(std::string("the rules fix the ") + what + " at " + std::to_string(*number) +
                     "; leave it out or take a rule file of your own");
  }
  if (*wish < 1 || *wish > most) {
    throw RulesError(std::string("the ") + what + " cannot be " + std::to_string(*wish) + "; give 1 to " +
                     std::to_string(most));
  }
  number = wish;
}

}  // namespace

MatchSetup agree(const RuleSet& rules, const std::vector<Player>& players, const MatchWishes& wishes) {
  check(players);
  MatchFormat format = format_called(wishes.format, rules);
  agree_on(format.target, wishes.target, format.agreed, kHighestTarget, "target");
  agree_on(format.rounds, wishes.rounds, format.agreed, kMostRounds, "number of rounds");
  return {.name = wishes.name,
          .rules = rules,
          .format = format,
          .players = players,
          .discs = discs_of_players(rules, static_cast<int>(players.size()), wishes.discs),
          .first_starter = wishes.starter.empty() ? 0 : player_called(wishes.starter, players)};
}

}  // namespace ringside
