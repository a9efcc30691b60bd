// SPDX-License-Identifier: MIT
#include "report/match/match_cmn.h"

#include <nlohmann/json.hpp>

#include "match/match_state.h"
#include "report/data/version.h"
#include "report/json/json_parts.h"
#include "rules/rules_error.h"
#include "rules/turns.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

Json side_json(const std::optional<std::string>& team, const MatchSetup& setup) {
  if (!team) return nullptr;
  return *team == team_of_side(setup.players, 0) ? 0 : 1;
}

Json teams_json(const MatchSetup& setup) {
  Json teams = Json::array({{{"players", Json::array()}}, {{"players", Json::array()}}});
  for (std::size_t i = 0; i < setup.players.size(); ++i)
    teams[i % 2]["players"].push_back({{"name", setup.players[i].name}});
  return teams;
}

Json game_format_json(const MatchFormat& format) {
  if (format.rounds) return {{"type", "fixed"}, {"count", *format.rounds}};
  return {{"type", "first_to"}, {"target", *format.target}};
}

// CMN's scores are what lies and was set aside, before any subtraction.
Json game_json(const RoundState& round, const MatchSetup& setup) {
  const TeamTotal& first = round.totals.at(team_of_side(setup.players, 0));
  const TeamTotal& second = round.totals.at(team_of_side(setup.players, 1));
  return {{"winner", side_json(round.result.winner, setup)},
          {"hammer", side_of(round.starter)},
          {"scores", {first.total(), second.total()}},
          {"twenties", {first.twenties, second.twenties}}};
}

void check(const MatchSetup& setup, const MatchState& state) {
  if (setup.players.size() == 3)
    throw RulesError("Crokinole Match Notation knows no match of three players; export JSON or CSV");
  if (!state.end.over)
    throw RulesError("the match is not over, and Crokinole Match Notation tells results; export JSON or CSV");
}

}  // namespace

std::string match_cmn_text(const StoredMatch& stored) {
  const MatchState state = state_of(stored.match);
  const MatchSetup& setup = state.setup;
  check(setup, state);
  Json games = Json::array();
  for (const RoundState& round : state.rounds) games.push_back(game_json(round, setup));
  Json match{{"date", to_iso_8601(stored.made)},
             {"format", setup.players.size() == 2 ? "singles" : "doubles"},
             {"teams", teams_json(setup)}};
  // A target by difference is none that CMN knows: its points are 2 for a win and 1 for a tie.
  if (setup.format.scoring == RoundScoring::kPoints) match["gameFormat"] = game_format_json(setup.format);
  match["games"] = games;
  match["winner"] = side_json(state.end.winner, setup);
  Json json{{"cmn", "1.0"}, {"id", stored.uuid}, {"match", match}};
  if (!setup.name.empty()) json["event"] = {{"name", setup.name}};
  json["source"] = {{"app", "ringside"}, {"version", version()}};
  return file_text(json);
}

}  // namespace ringside
