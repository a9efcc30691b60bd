// SPDX-License-Identifier: MIT
#include "hall/exports.h"

#include <map>
#include <nlohmann/json.hpp>

#include "hall/schedule.h"
#include "hall/standings.h"
#include "hall/tournament_json.h"
#include "report/json/csv_cell.h"

namespace ringside::hall {
namespace {

using Json = nlohmann::ordered_json;

// Where and when each open pairing is played.
std::map<int, ScheduledMatch> schedule_by_pairing(const State& state) {
  std::map<int, ScheduledMatch> by_pairing;
  for (const ScheduledMatch& match : schedule(state)) by_pairing.emplace(match.pairing, match);
  return by_pairing;
}

Json name_json(const State& state, const std::optional<int>& entrant) {
  return entrant ? Json(entrant_of(state, *entrant).name) : Json(nullptr);
}

Json pairing_json(const State& state, const Pairing& pairing,
                  const std::map<int, ScheduledMatch>& scheduled) {
  Json json{{"pairing", pairing.id},
            {"round", pairing.round},
            {"a", name_json(state, pairing.pair.a)},
            {"b", name_json(state, pairing.pair.b)},
            {"table", pairing.table.empty() ? Json(nullptr) : Json(pairing.table)},
            {"slot", nullptr}};
  if (const auto match = scheduled.find(pairing.id); match != scheduled.end()) {
    json["table"] = match->second.table;
    json["slot"] = match->second.slot;
  }
  if (!pairing.outcome) return json;
  json.update(outcome_json(*pairing.outcome));
  if (const auto* walkover = std::get_if<Walkover>(&*pairing.outcome))
    json["walkover"] = name_json(state, walkover->winner);
  json["winner"] = name_json(state, winner_of(pairing));
  return json;
}

Json standing_json(const State& state, const Standing& standing) {
  const Entrant& entrant = entrant_of(state, standing.entrant);
  return {{"group", standing.group},
          {"rank", standing.rank},
          {"open", standing.open},
          {"name", entrant.name},
          {"club", entrant.club},
          {"matches", standing.matches},
          {"won", standing.won},
          {"tied", standing.tied},
          {"points", standing.points},
          {"twenties", standing.twenties},
          {"opponents", standing.opponents},
          {"withdrawn", state.withdrawn.contains(standing.entrant)}};
}

// A number is never negative here, so that none is taken for a formula.
std::string cell_of(const Json& value) {
  if (value.is_null()) return "";
  return value.is_string() ? csv_cell(value.get<std::string>()) : value.dump();
}

// One row per object; a cell is empty where an object lacks the column or has null.
std::string csv_of(const Json& objects, const std::vector<std::string>& columns) {
  std::string text;
  for (const std::string& column : columns) text += (text.empty() ? "" : ",") + column;
  text += kEndOfCsvRow;
  for (const Json& object : objects) {
    std::string row;
    for (const std::string& column : columns)
      row += cell_of(object.contains(column) ? object.at(column) : Json(nullptr)) + ",";
    row.pop_back();
    text += row + kEndOfCsvRow;
  }
  return text;
}

}  // namespace

Json pairings_json(const State& state) {
  const auto scheduled = schedule_by_pairing(state);
  Json json = Json::array();
  for (const Pairing& pairing : state.pairings) json.push_back(pairing_json(state, pairing, scheduled));
  return json;
}

Json standings_json(const State& state) {
  Json json = Json::array();
  for (const Standing& standing : standings(state)) json.push_back(standing_json(state, standing));
  return json;
}

std::string pairings_csv(const State& state) {
  return csv_of(pairings_json(state),
                {"pairing", "round", "a", "b", "table", "slot", "points_a", "points_b", "twenties_a",
                 "twenties_b", "board_a", "board_b", "walkover", "winner"});
}

std::string standings_csv(const State& state) {
  return csv_of(standings_json(state), {"group", "rank", "open", "name", "club", "matches", "won", "tied",
                                        "points", "twenties", "opponents", "withdrawn"});
}

}  // namespace ringside::hall
