// SPDX-License-Identifier: MIT
// What `ringside score --json` writes, given back to `match add` and `shot` by anybody.
#include <nlohmann/json.hpp>

#include "fuzz/fuzz_target.h"
#include "json/parse_json.h"
#include "match/match.h"
#include "rules/board_state.h"
#include "rules/rules_error.h"

namespace {

using ringside::fuzz::require;

void read_state(std::string_view input) {
  try {
    const auto state = ringside::read_board_state(ringside::parse_json(input));
    for (const auto& disc : state.discs) require(disc.radius > 0 && disc.sigma >= 0, "a disc has a size");
  } catch (const ringside::JsonError&) {
  } catch (const ringside::RulesError&) {
  }
}

}  // namespace

void ringside::fuzz::try_input(std::string_view input) {
  read_state(input);
  try {
    const RoundPlayed round = round_of({"p.jpg", "", std::string(input)});
    for (const auto& [team, count] : round.twenties) require(count >= 0, "twenties are counted");
  } catch (const RulesError&) {
  }
}
