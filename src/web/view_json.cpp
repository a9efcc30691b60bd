// SPDX-License-Identifier: MIT
#include "web/view_json.h"

#include <nlohmann/json.hpp>

#include "live/view/event_json.h"
#include "live/view/table_board.h"
#include "report/data/version.h"
#include "report/json/json.h"
#include "report/json/json_parts.h"
#include "report/json/sighting_json.h"
#include "report/match/match_file.h"
#include "rules/explain.h"
#include "scoring/words.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

template <typename Value>
Json value_or_null(const std::optional<Value>& value) {
  return value ? Json(*value) : Json(nullptr);
}

Json camera_json(const TableView& view) {
  return {{"status", to_string(view.camera)}, {"note", text_or_null(view.camera_note)}};
}

Json refusal_json(const TableView& view) {
  if (!view.refusal) return nullptr;
  return {{"reason", view.refusal->reason}, {"seen", sighting_json(view.refusal->seen)}};
}

Json board_json(const TableView& view) {
  return {{"status", to_string(view.board)},
          {"note", text_or_null(view.board_note)},
          {"residual_mm", length(view.residual_mm)},
          {"refusal", refusal_json(view)}};
}

Json discs_json(const TableView& view) {
  Json discs = Json::array();
  if (!view.calibration) return discs;
  for (const TableDisc& disc : view.discs) {
    Json json = disc_json(disc.scored, *view.calibration);
    json["by_person"] = disc.by_person;
    discs.push_back(std::move(json));
  }
  return discs;
}

Json maybe_discs_json(const TableView& view) {
  Json discs = Json::array();
  if (!view.calibration) return discs;
  for (const TableDisc& maybe : view.maybe_discs)
    discs.push_back(maybe_disc_json({maybe.scored}, *view.calibration));
  return discs;
}

Json teams_json(const TableView& view) {
  Json teams = Json::array();
  for (const std::string& team : view.teams)
    if (!team.empty()) teams.push_back(team);
  return teams;
}

Json questions_json(const TableView& view) {
  Json questions = Json::array();
  for (const TableQuestion& question : view.questions)
    questions.push_back({{"id", question.id}, {"text", question.text}, {"answers", question.answers}});
  return questions;
}

Json margin_json(const LineMargin& line) {
  return {{"margin_mm", length(line.margin)}, {"sigma_mm", length(line.sigma)}};
}

Json photo_call_json(const PhotoCall& call, const Calibration& calibration) {
  const LineMargin& line = call.together.line;
  Json json{{"disc", call.together.disc.id}, {"line", to_string(line.line)}};
  json.update(margin_json(line));
  json["call"] = to_string(call.together.call);
  json["zone"] = call.together.zone;
  json["other_zone"] = call.together.other_zone;
  json["camera"] = margin_json(margin_to(call.camera.disc, calibration, line.line));
  json["photo"] = margin_json(call.photo);
  return json;
}

Json photo_json(const TableView& view) {
  if (!view.photo || !view.calibration) return nullptr;
  Json calls = Json::array();
  for (const PhotoCall& call : view.photo->calls) calls.push_back(photo_call_json(call, *view.calibration));
  return {{"id", view.photo->id}, {"discs", view.photo->discs}, {"calls", calls}};
}

Json players_json(const MatchSetup& setup) {
  Json players = Json::array();
  for (std::size_t i = 0; i < setup.players.size(); ++i) {
    const Player& player = setup.players[i];
    players.push_back({{"name", player.name}, {"team", player.team}, {"discs", setup.discs.at(i)}});
  }
  return players;
}

Json match_json(const TableView& view) {
  if (!view.match) return nullptr;
  const MatchSetup setup = setup_now(view.match->match);
  return {{"uuid", view.match->uuid},
          {"name", setup.name},
          {"rules", setup.rules.name},
          {"format", setup.format.name},
          {"goal", explain(setup.format)},
          {"players", players_json(setup)},
          {"standing", view.standing ? standing_json(*view.standing) : Json(nullptr)}};
}

Json events_json(const TableView& view) {
  Json events = Json::array();
  for (const TableEvent& event : view.events) events.push_back(event_json(event));
  return events;
}

}  // namespace

Json view_json(const TableView& view) {
  return {{"ringside", version()},
          {"revision", view.revision},
          {"camera", camera_json(view)},
          {"board", board_json(view)},
          {"motion", to_string(view.motion)},
          {"paused", view.paused},
          {"calibration", view.calibration ? calibration_json(*view.calibration) : Json(nullptr)},
          {"withheld", text_or_null(view.withheld)},
          {"discs", discs_json(view)},
          {"maybe_discs", maybe_discs_json(view)},
          {"teams", teams_json(view)},
          {"twenties", Json(view.twenties)},
          {"totals", totals_json(view.totals)},
          {"round", round_json(view.round)},
          {"too_close", too_close(scored_of(view.discs))},
          {"open_calls", open_calls_json(view.open)},
          {"questions", questions_json(view)},
          {"photo", photo_json(view)},
          {"warnings", view.warnings},
          {"shots", view.shots},
          {"shooter", value_or_null(view.shooter)},
          {"advice", text_or_null(view.advice)},
          {"match", match_json(view)},
          {"events", events_json(view)},
          {"undoable", view.undoable},
          {"redoable", view.redoable}};
}

}  // namespace ringside
