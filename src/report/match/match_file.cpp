// SPDX-License-Identifier: MIT
#include "report/match/match_file.h"

#include <nlohmann/json.hpp>

#include "match/match_json.h"
#include "match/match_state.h"
#include "match/uuid.h"
#include "match/with_entry.h"
#include "report/data/version.h"
#include "report/json/json_parts.h"
#include "rules/rules_error.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kFileVersion = 1;

Json team_or_null(const std::optional<std::string>& team) { return team ? Json(*team) : Json(nullptr); }

Json round_json(const RoundState& round, const MatchSetup& setup) {
  return {{"entry", round.entry},
          {"starter", setup.players.at(static_cast<std::size_t>(round.starter)).name},
          {"totals", totals_json(round.totals)},
          {"winner", team_or_null(round.result.winner)},
          {"difference", round.result.difference},
          {"points", Json(round.result.points)},
          {"gained", Json(round.gained)},
          {"ruled", round.ruled},
          {"open", left_open(round)}};
}

StoredMatch read(const Json& json) {
  if (json.at("ringside_match") != kFileVersion)
    throw RulesError("is of a newer ringside; use that one to import it");
  StoredMatch stored{.uuid = json.at("uuid").get<std::string>(), .match = {setup_from(json.at("setup"))}};
  const auto made = parse_iso_8601_of_any_year(json.at("made").get<std::string>());
  if (!made || !is_uuid(stored.uuid))
    throw RulesError("has no time or no UUID; give what ringside match export wrote");
  stored.made = *made;
  for (const Json& item : json.at("entries")) {
    const Entry entry = entry_from(item);
    stored.match = with_entry(std::move(stored.match), entry.action, entry.made);
    if (entry.number != stored.match.entries.back().number)
      throw RulesError("has entries that do not follow each other; give what ringside match export wrote");
  }
  return stored;
}

}  // namespace

Json standing_json(const MatchState& state) {
  const MatchSetup& setup = state.setup;
  Json rounds = Json::array();
  for (const RoundState& round : state.rounds) rounds.push_back(round_json(round, setup));
  return {{"rounds", rounds},
          {"score", Json(state.score)},
          {"twenties", Json(state.twenties)},
          {"waiting", Json(state.waiting)},
          {"next_starter", setup.players.at(static_cast<std::size_t>(state.starter)).name},
          {"over", state.end.over},
          {"winner", team_or_null(state.end.winner)},
          {"why", state.end.why},
          {"players", players_json(setup.players)}};
}

std::string match_file_text(const StoredMatch& stored) {
  Json entries = Json::array();
  for (const Entry& entry : stored.match.entries) entries.push_back(to_json(entry));
  const Json json{{"ringside_match", kFileVersion},
                  {"ringside", version()},
                  {"uuid", stored.uuid},
                  {"made", to_iso_8601(stored.made)},
                  {"setup", to_json(stored.match.setup)},
                  {"entries", entries},
                  {"standing", standing_json(state_of(stored.match))}};
  return file_text(json);
}

StoredMatch read_match_file(const Json& json) {
  try {
    return read(json);
  } catch (const Json::exception&) {
    throw RulesError("is no match; give what ringside match export wrote");
  }
}

}  // namespace ringside
