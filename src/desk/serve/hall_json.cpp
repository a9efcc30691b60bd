// SPDX-License-Identifier: MIT
#include "desk/serve/hall_json.h"

#include <nlohmann/json.hpp>

#include "desk/tables/glance_json.h"
#include "hall/exports.h"
#include "hall/next_round.h"
#include "hall/standings.h"
#include "hall/state_of.h"
#include "hall/tournament_json.h"
#include "report/data/version.h"
#include "report/json/json_parts.h"

namespace ringside::hall {
namespace {

using Json = nlohmann::ordered_json;

Json ties_json(const State& state) {
  Json ties = Json::array();
  if (!is_over(state)) return ties;
  for (const auto& tie : open_ties(standings(state))) ties.push_back(tie);
  return ties;
}

Json entrants_json(const State& state) {
  Json entrants = Json::array();
  for (std::size_t i = 0; i < state.entrants.size(); ++i) {
    const int number = static_cast<int>(i) + 1;
    entrants.push_back({{"entrant", number},
                        {"name", state.entrants[i].name},
                        {"club", text_or_null(state.entrants[i].club)},
                        {"seed", state.entrants[i].seed ? Json(*state.entrants[i].seed) : Json(nullptr)},
                        {"withdrawn", state.withdrawn.contains(number)}});
  }
  return entrants;
}

// By numbers too, as commands name entrants.
Json numbered_pairings(const State& state) {
  Json pairings = pairings_json(state);
  for (std::size_t i = 0; i < state.pairings.size(); ++i) {
    const Pair& pair = state.pairings[i].pair;
    pairings[i]["entrant_a"] = pair.a;
    pairings[i]["entrant_b"] = pair.b ? Json(*pair.b) : Json(nullptr);
  }
  return pairings;
}

Json tournament_json(const StoredTournament& stored) {
  const State state = state_of(stored.tournament);
  const CountedEntries counted = counted_entries(stored.tournament.entries);
  return {{"id", stored.id},
          {"uuid", stored.uuid},
          {"setup", to_json(stored.tournament.setup)},
          {"rounds", state.rounds},
          {"over", is_over(state)},
          {"entries", stored.tournament.entries.size()},
          {"undoable", counted.done.size()},
          {"redoable", counted.undone.size()},
          {"entrants", entrants_json(state)},
          {"pairings", numbered_pairings(state)},
          {"standings", standings_json(state)},
          {"open_ties", ties_json(state)}};
}

}  // namespace

Json hall_json(const HallShown& shown) {
  return {{"ringside", version()},
          {"revision", shown.revision},
          {"broker",
           {{"connected", shown.view.broker_trouble.empty()},
            {"trouble", text_or_null(shown.view.broker_trouble)}}},
          {"followed", text_or_null(shown.followed)},
          {"tables", tables_json(shown.view)},
          {"tournament", shown.tournament ? tournament_json(*shown.tournament) : Json(nullptr)}};
}

}  // namespace ringside::hall
