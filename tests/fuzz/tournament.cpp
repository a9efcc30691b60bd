// SPDX-License-Identifier: MIT
// A tournament from outside: a list of entrants as CSV, or an array of JSON with a setup and its entries.
#include <nlohmann/json.hpp>

#include "fuzz/fuzz_target.h"
#include "hall/entrants_csv.h"
#include "hall/exports.h"
#include "hall/state_of.h"
#include "hall/tournament_json.h"
#include "json/parse_json.h"
#include "rules/rules_error.h"

namespace {

using namespace ringside;

void read_entrants(std::string_view input) {
  try {
    for (const hall::Entrant& entrant : hall::entrants_from_csv(input)) hall::check(entrant);
  } catch (const RulesError&) {
  }
}

void read_entries(const nlohmann::ordered_json& json) {
  if (!json.is_array() || json.empty()) return;
  hall::Tournament tournament{.setup = hall::setup_from(json.front())};
  for (auto row = json.begin() + 1; row != json.end(); ++row) {
    const hall::Entry entry = hall::entry_from(*row);
    fuzz::require(hall::to_json(hall::entry_from(hall::to_json(entry))) == hall::to_json(entry),
                  "an entry comes back as it was written");
    tournament = hall::with_entry(std::move(tournament), entry.action, entry.made);
  }
  const hall::State state = hall::state_of(tournament);
  hall::pairings_csv(state);
  hall::standings_csv(state);
}

}  // namespace

void ringside::fuzz::try_input(std::string_view input) {
  read_entrants(input);
  try {
    read_entries(parse_json(input));
  } catch (const JsonError&) {
  } catch (const RulesError&) {
  }
}
