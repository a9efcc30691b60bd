// SPDX-License-Identifier: MIT
#include "live/table/round_json.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "json/whole_number.h"
#include "live/table/disc_json.h"
#include "live/table/question_json.h"
#include "match/match_json.h"

namespace ringside::table {
namespace {

using Json = nlohmann::ordered_json;

Json to_json(const BoardAsItLay& board) {
  return {{"discs", discs_to_json(board.discs)},
          {"twenties", Json(board.twenties)},
          {"measured", board.measured},
          {"picture", board.picture},
          {"maybe_discs", discs_to_json(board.maybe_discs)}};
}

BoardAsItLay board_from_json(const Json& json) {
  return {discs_from_json(json.at("discs")), json.at("twenties").get<ByTeam>(),
          whole<long>(json.at("measured")), whole<long>(json.at("picture")),
          // Files of earlier versions have none.
          discs_from_json(json.value("maybe_discs", Json::array()))};
}

struct ChangeToJson {
  Json operator()(const DiscEdit& edit) const {
    Json json{{"id", edit.id}, {"at", edit.at}};
    if (edit.disc) json["disc"] = table::to_json(*edit.disc);
    if (edit.left) json["left_mm"] = table::to_json(*edit.left);
    return {{"disc", json}};
  }
  Json operator()(const TwentiesEdit& edit) const {
    return {{"twenties", {{"team", edit.team}, {"by", edit.by}}}};
  }
  Json operator()(const RoundEdit& edit) const {
    return {{"round", table::to_json(edit.round)}, {"in_ledger", edit.in_ledger}};
  }
};

DiscEdit disc_edit_from_json(const Json& json) {
  DiscEdit edit{.id = whole<int>(json.at("id")), .at = whole<std::size_t>(json.at("at"))};
  if (json.contains("disc")) edit.disc = disc_from_json(json.at("disc"));
  if (json.contains("left_mm")) edit.left = point_from_json(json.at("left_mm"));
  return edit;
}

}  // namespace

Json discs_to_json(const std::vector<TableDisc>& discs) {
  Json json = Json::array();
  for (const TableDisc& disc : discs) json.push_back(table::to_json(disc));
  return json;
}

std::vector<TableDisc> discs_from_json(const Json& json) {
  std::vector<TableDisc> discs;
  for (const Json& disc : json) discs.push_back(disc_from_json(disc));
  return discs;
}

Json to_json(const RoundInPlay& round) {
  Json json{{"twenties", Json(round.twenties)},
            {"shots", round.shots.seen},
            {"seen_shots", Json::array()},
            {"missed_shots", round.shots.missed},
            {"last_side", round.shots.side},
            {"last_side_at", round.shots.at},
            {"lifted", round.lifted},
            {"to_take_off", round.to_take_off},
            {"returned", round.returned.count},
            {"may_have_returned", round.returned.possible},
            {"asked_whether_over", round.asked_whether_over},
            {"questions", Json::array()}};
  for (const ShotSeen& shot : round.seen_shots) json["seen_shots"].push_back(ringside::to_json(shot));
  if (round.before_lifting) json["before_lifting"] = to_json(*round.before_lifting);
  for (const OpenQuestion& question : round.questions) json["questions"].push_back(to_json(question));
  return json;
}

RoundInPlay round_from_json(const Json& json) {
  RoundInPlay round;
  round.twenties = json.at("twenties").get<ByTeam>();
  // Files of earlier versions have not all of these.
  round.shots = {.seen = whole<int>(json.at("shots")),
                 .missed = json.value("missed_shots", 0),
                 .side = json.value("last_side", ""),
                 .at = json.value("last_side_at", 0)};
  for (const Json& shot : json.value("seen_shots", Json::array()))
    round.seen_shots.push_back(shot_seen_from(shot));
  round.lifted = json.value("lifted", 0);
  if (json.contains("before_lifting")) round.before_lifting = board_from_json(json.at("before_lifting"));
  round.to_take_off = json.value("to_take_off", std::set<int>());
  round.returned.possible = json.value("may_have_returned", std::set<int>());
  round.returned.count = json.value("returned", round.returned.possible.empty() ? 0 : 1);
  round.asked_whether_over = json.value("asked_whether_over", false);
  int id = 0;
  for (const Json& question : json.value("questions", Json::array()))
    if (auto open = question_from_json(question, ++id)) round.questions.push_back(std::move(*open));
  return round;
}

Json to_json(const Edit& edit) {
  Json json = std::visit(ChangeToJson{}, edit.change);
  json["what"] = edit.what;
  return json;
}

Edit edit_from_json(const Json& json) {
  Edit edit{json.at("what").get<std::string>(), {}};
  if (json.contains("disc")) {
    edit.change = disc_edit_from_json(json.at("disc"));
  } else if (json.contains("twenties")) {
    const Json& twenties = json.at("twenties");
    edit.change = TwentiesEdit{twenties.at("team").get<std::string>(), whole<int>(twenties.at("by"))};
  } else {
    edit.change = RoundEdit{round_from_json(json.at("round")), json.at("in_ledger").get<bool>()};
  }
  return edit;
}

}  // namespace ringside::table
