// SPDX-License-Identifier: MIT
#include "live/table/state_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "json/whole_number.h"
#include "live/table/disc_json.h"
#include "live/table/round_json.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

Json to_json(const FrameNow& now, const CameraNow& camera) {
  return {{"seconds", now.seconds},
          {"frame", now.frame},
          {"board", static_cast<int>(now.board)},
          {"board_note", now.board_note},
          {"residual_mm", now.residual_mm},
          {"motion", static_cast<int>(now.motion)},
          {"camera", static_cast<int>(camera.status)},
          {"camera_note", camera.note},
          {"was_open", camera.was_open}};
}

void take_now(const Json& json, TableState& state) {
  constexpr int kBoardStatuses = 4, kMotions = 3, kCameraStatuses = 4;
  state.now = {json.at("seconds").get<double>(),
               whole<long>(json.at("frame")),
               table::enum_from_json<BoardStatus>(json.at("board"), kBoardStatuses),
               json.at("board_note").get<std::string>(),
               json.at("residual_mm").get<double>(),
               table::enum_from_json<TableMotion>(json.at("motion"), kMotions)};
  state.camera = {table::enum_from_json<CameraStatus>(json.at("camera"), kCameraStatuses),
                  json.at("camera_note").get<std::string>(), json.at("was_open").get<bool>()};
}

Json to_json(const HoleMemory& hole) {
  return {{"empty", hole.empty.number},   {"empty_shaded", hole.empty.shaded},
          {"last", hole.last.number},     {"last_shaded", hole.last.shaded},
          {"usual", hole.typical_change}, {"filled", hole.filled},
          {"known", hole.known}};
}

HoleMemory hole_from_json(const Json& json) {
  HoleMemory hole;
  hole.empty = {whole<long>(json.at("empty")), json.at("empty_shaded").get<bool>()};
  hole.last = {whole<long>(json.at("last")), json.at("last_shaded").get<bool>()};
  hole.typical_change = json.at("usual").get<double>();
  hole.filled = json.at("filled").get<bool>();
  hole.known = json.at("known").get<bool>();
  return hole;
}

Json to_json(const TeamPalette& palette) {
  Json json{{"words", palette.words}, {"sides", Json::array()}};
  for (const TeamPalette::Side& side : palette.sides) {
    json["sides"].push_back(
        {{"name", side.name}, {"lab", {side.colour.x(), side.colour.y(), side.colour.z()}}});
  }
  return json;
}

TeamPalette palette_from_json(const Json& json) {
  TeamPalette palette;
  palette.words = json.at("words").get<std::vector<std::string>>();
  for (const Json& side : json.at("sides")) {
    const Json& lab = side.at("lab");
    palette.sides.push_back({side.at("name").get<std::string>(),
                             {lab.at(0).get<double>(), lab.at(1).get<double>(), lab.at(2).get<double>()}});
  }
  if (palette.sides.size() > 2) palette.sides.resize(2);
  return palette;
}

Json left_to_json(const std::map<int, Vec2>& left) {
  Json json = Json::array();
  for (const auto& [id, place] : left) json.push_back({{"id", id}, {"base_mm", table::to_json(place)}});
  return json;
}

Json to_json(const std::vector<Edit>& edits) {
  Json json = Json::array();
  for (const Edit& edit : edits) json.push_back(table::to_json(edit));
  return json;
}

std::vector<Edit> edits_from_json(const Json& json) {
  std::vector<Edit> edits;
  for (const Json& edit : json) edits.push_back(table::edit_from_json(edit));
  return edits;
}

Json to_json(const CommandKeys& keys) {
  Json json = Json::array();
  for (const CommandKey& key : keys) json.push_back({{"key", key.id}, {"digest", key.digest}});
  return json;
}

CommandKeys keys_from_json(const Json& json) {
  CommandKeys keys;
  for (const Json& key : json)
    keep_key(keys, {key.at("key").get<std::string>(), key.at("digest").get<std::string>()});
  return keys;
}

int newest_id(const std::vector<OpenQuestion>& questions) {
  int newest = 0;
  for (const OpenQuestion& question : questions) newest = std::max(newest, question.id);
  return newest;
}

}  // namespace

Json to_json(const TableState& state) {
  Json json = table::to_json(state.round);
  json["discs"] = table::discs_to_json(state.memory.discs);
  json["left_places"] = left_to_json(state.memory.left);
  json["maybe_discs"] = table::discs_to_json(state.memory.maybe);
  json["last_disc"] = state.memory.last_id;
  json["last_question"] = state.last_question;
  json["advice"] = state.advice;
  json["sides"] = to_json(state.palette);
  json["undoable"] = to_json(state.done);
  json["redoable"] = to_json(state.undone);
  json["carried_out"] = to_json(state.carried_out);
  json["reading"] = state.reading;
  json["restored"] = state.restored;
  json["paused"] = state.paused;
  json["hole"] = to_json(state.hole);
  json["warnings_of_sides"] = state.warnings_of_sides;
  json["hidden"] = state.hidden;
  json["now"] = to_json(state.now, state.camera);
  return json;
}

TableState state_from_json(const Json& json) {
  TableState state;
  state.round = table::round_from_json(json);
  state.memory.discs = table::discs_from_json(json.at("discs"));
  state.last_question = newest_id(state.round.questions);
  if (!json.contains("now")) return state;  // of an earlier version
  for (const Json& left : json.at("left_places"))
    state.memory.left[whole<int>(left.at("id"))] = table::point_from_json(left.at("base_mm"));
  state.memory.last_id = whole<int>(json.at("last_disc"));
  state.last_question = whole<int>(json.at("last_question"));
  state.advice = json.at("advice").get<std::string>();
  state.palette = palette_from_json(json.at("sides"));
  state.done = edits_from_json(json.at("undoable"));
  state.undone = edits_from_json(json.at("redoable"));
  // Files of earlier versions have none.
  state.memory.maybe = table::discs_from_json(json.value("maybe_discs", Json::array()));
  state.carried_out = keys_from_json(json.value("carried_out", Json::array()));
  state.reading = whole<long>(json.at("reading"));
  state.restored = json.at("restored").get<bool>();
  state.paused = json.at("paused").get<bool>();
  state.hole = hole_from_json(json.at("hole"));
  state.warnings_of_sides = json.at("warnings_of_sides").get<std::vector<std::string>>();
  state.hidden = json.value("hidden", false);
  take_now(json.at("now"), state);
  return state;
}

}  // namespace ringside
