// SPDX-License-Identifier: MIT
#include "desk/tables/glance_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "json/whole_number.h"
#include "report/json/json_parts.h"
#include "text/columns.h"

namespace ringside::hall {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kWidestWord = 40, kWidestText = 160;  // columns
constexpr std::size_t kMostShown = 8;                       // sides and questions; a table has two sides
constexpr int kMostCounted = 100'000;

std::string text_at(const Json& json, const char* key, std::size_t columns = kWidestText) {
  const Json& value = json.at(key);
  return value.is_null() ? "" : cut_to(value.get<std::string>(), columns);
}

int count_at(const Json& json, const std::string& key) {
  const auto found = json.find(key);
  return found == json.end() ? 0 : static_cast<int>(whole_in(*found, -kMostCounted, kMostCounted));
}

int counted(const Json& list) { return static_cast<int>(std::min<std::size_t>(list.size(), 99)); }

GlanceSide& side_of(const std::string& team, std::vector<GlanceSide>& sides) {
  const std::string known = cut_to(team, kWidestWord);
  const auto found =
      std::find_if(sides.begin(), sides.end(), [&](const GlanceSide& side) { return side.team == known; });
  if (found != sides.end()) return *found;
  if (sides.size() >= kMostShown) return sides.back();
  sides.push_back({.team = known});
  return sides.back();
}

void read_match(const Json& match, Glance& glance) {
  glance.match = text_at(match, "uuid", kWidestWord);
  for (const Json& player : match.at("players")) {
    GlanceSide& side = side_of(player.at("team").get<std::string>(), glance.sides);
    if (side.players.size() >= kMostShown) continue;
    side.players.push_back(text_at(player, "name", kWidestWord));
    side.names += (side.names.empty() ? "" : " and ") + side.players.back();
  }
  const Json& standing = match.at("standing");
  if (standing.is_null()) return;
  glance.rounds = static_cast<int>(std::min<std::size_t>(standing.at("rounds").size(), kMostCounted));
  glance.over = standing.at("over").get<bool>();
  glance.why = text_at(standing, "why");
  for (GlanceSide& side : glance.sides) {
    side.score = count_at(standing.at("score"), side.team);
    side.twenties = count_at(standing.at("twenties"), side.team);
  }
}

Json side_json(const GlanceSide& side) {
  return {{"team", side.team},   {"names", side.names}, {"players", side.players},
          {"total", side.total}, {"score", side.score}, {"twenties", side.twenties},
          {"sunk", side.sunk}};
}

Json fault_json(const std::string& status, const std::string& note) {
  return {{"status", status}, {"note", text_or_null(note)}};
}

Json glance_json(const Glance& glance) {
  Json sides = Json::array();
  for (const GlanceSide& side : glance.sides) sides.push_back(side_json(side));
  Json match = nullptr;
  if (!glance.match.empty())
    match = {{"uuid", glance.match}, {"rounds", glance.rounds}, {"over", glance.over}, {"why", glance.why}};
  return {{"sides", sides},
          {"shooter", text_or_null(glance.shooter)},
          {"match", match},
          {"paused", glance.paused},
          {"motion", glance.motion},
          {"camera", fault_json(glance.camera, glance.camera_note)},
          {"board", fault_json(glance.board, glance.board_note)},
          {"withheld", text_or_null(glance.withheld)},
          {"open_calls", glance.open_calls},
          {"maybe_discs", glance.maybe_discs},
          {"winner_is_open", glance.winner_is_open},
          {"questions", glance.questions}};
}

}  // namespace

Glance glance_from(const Json& state) {
  Glance glance{.shooter = text_at(state, "shooter", kWidestWord),
                .paused = state.at("paused").get<bool>(),
                .motion = text_at(state, "motion", kWidestWord),
                .camera = text_at(state.at("camera"), "status", kWidestWord),
                .camera_note = text_at(state.at("camera"), "note"),
                .board = text_at(state.at("board"), "status", kWidestWord),
                .board_note = text_at(state.at("board"), "note"),
                .withheld = text_at(state, "withheld"),
                .open_calls = counted(state.at("too_close")),
                .maybe_discs = counted(state.at("maybe_discs"))};
  if (!state.at("match").is_null()) read_match(state.at("match"), glance);
  for (const auto& [team, total] : state.at("totals").items()) {
    GlanceSide& side = side_of(team, glance.sides);
    side.total = count_at(total, "total");
    side.sunk = count_at(total, "twenties");
  }
  if (const Json& calls = state.at("open_calls"); !calls.is_null())
    glance.winner_is_open = calls.at("winner_is_open").get<bool>();
  for (const Json& question : state.at("questions"))
    if (glance.questions.size() < kMostShown) glance.questions.push_back(text_at(question, "text"));
  return glance;
}

Json tables_json(const HallView& view) {
  Json tables = Json::array();
  for (const std::string& name : tables_in_order(view)) {
    const HallTable& table = view.tables.at(name);
    Json json{{"name", name},
              {"online", table.online},
              {"since", to_iso_8601(table.since)},
              {"alerts", alerts_of(table)},
              {"event", text_or_null(table.event)},
              {"state", nullptr}};
    if (table.glance) json["state"] = glance_json(*table.glance);
    tables.push_back(std::move(json));
  }
  return tables;
}

}  // namespace ringside::hall
