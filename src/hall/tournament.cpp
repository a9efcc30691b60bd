// SPDX-License-Identifier: MIT
#include "hall/tournament.h"

#include <algorithm>
#include <set>

#include "board/colour_words.h"
#include "match/player.h"
#include "rules/rules_error.h"
#include "text/columns.h"
#include "text/typed_word.h"
#include "text/unicode.h"

namespace ringside::hall {
namespace {

void check_between(const char* what, int value, int least, int most) {
  if (value >= least && value <= most) return;
  throw RulesError(std::string(what) + " cannot be " + std::to_string(value) + "; give " +
                   std::to_string(least) + " to " + std::to_string(most));
}

void check(const Format& format) {
  check_between("the number of groups", format.groups, 1, kMostEntrants / 2);
  check_between("the rounds of a match", format.match_rounds, 1, kMostRounds);
  if (format.groups > 1 && format.system != System::kRoundRobin)
    throw RulesError("only a round robin has groups; give 1");
  if (format.system == System::kSwiss)
    check_between("the number of rounds", format.rounds, 1, kMostRounds);
  else if (format.rounds != 0)
    throw RulesError("only a Swiss tournament has a number of rounds; give none");
  if (format.bye_points) check_between("the points of a bye", *format.bye_points, 0, full_points(format));
  const std::set<TieBreak> different(format.tie_breaks.begin(), format.tie_breaks.end());
  if (different.size() != format.tie_breaks.size())
    throw RulesError("a tie-break stands there twice; give each once");
}

void check_tables(const std::vector<std::string>& tables) {
  if (tables.size() > kMostTables)
    throw RulesError("there are more than " + std::to_string(kMostTables) + " tables; give fewer");
  std::set<std::string> seen;
  for (const std::string& table : tables) {
    check_player_name(table);
    if (!seen.insert(folded(table)).second)
      throw RulesError("two tables are called " + table + "; give each a name of its own");
  }
}

}  // namespace

void check_words(const std::string& words) {
  if (words.size() > 4 * kLongestNote || code_points(words).size() > kLongestNote)
    throw RulesError("a text is too long; give at most " + std::to_string(kLongestNote) + " characters");
}

void check(const Setup& setup) {
  check_words(setup.name);
  check(setup.format);
  check_tables(setup.tables);
}

void check(const Entrant& entrant) {
  check_player_name(entrant.name);
  if (!entrant.club.empty()) check_player_name(entrant.club);
  if (entrant.seed) check_between("a seed", *entrant.seed, 1, kMostOfAnything);
  if (entrant.colour.empty()) return;
  constexpr std::size_t kEnoughOfColour = 40;  // columns, for the message; colour words are shorter
  if (const auto complaint = colour_complaint(cut_to(entrant.colour, kEnoughOfColour)))
    throw RulesError(*complaint);
}

}  // namespace ringside::hall
