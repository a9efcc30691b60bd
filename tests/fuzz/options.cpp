// SPDX-License-Identifier: MIT
// What people type after options, given to every parser of such words.
#include <functional>

#include "app/match/match_arguments.h"
#include "app/photos/rulings.h"
#include "app/photos/twenties.h"
#include "app/program/command_error.h"
#include "app/program/typed.h"
#include "fuzz/fuzz_target.h"
#include "rules/rules_error.h"
#include "text/shown_address.h"
#include "text/typed_word.h"

namespace {

using namespace ringside;

void try_parser(const std::function<void()>& parse) {
  try {
    parse();
  } catch (const CommandError&) {
  } catch (const RulesError&) {
  }
}

void check_counts(const std::map<std::string, int>& counts) {
  for (const auto& [team, count] : counts) fuzz::require(count >= 0, "counts are zero or more");
}

}  // namespace

void ringside::fuzz::try_input(std::string_view input) {
  const std::string text(input);
  const std::vector<Player> players{{"Ann", "black"}, {"Bob", "red"}};
  try_parser([&] { check_counts(parse_twenties(text)); });
  try_parser([&] { parse_rulings(text); });
  try_parser([&] { require(parse_players(text).size() >= 2, "two play at least"); });
  try_parser([&] { check_counts(parse_by_team("--points", text, players)); });
  try_parser([&] { parse_of_both("--points", text, players); });
  try_parser([&] { parse_number("--match", text, 1, 9); });
  try_parser([&] { player_called(text, players); });
  if (const auto number = number_in(text, 0, 1))
    require(*number >= 0 && *number <= 1, "a number is in range");
  with_shown_addresses(text);
  folded(text);
}
