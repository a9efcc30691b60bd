// SPDX-License-Identifier: MIT
#include "live/table/round_file.h"

#include <fstream>
#include <nlohmann/json.hpp>

#include "live/view/table_command.h"
#include "report/json_parts.h"
#include "report/write_file.h"
#include "scoring/words.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kFileVersion = 1;

Json disc_to_json(const TableDisc& table_disc) {
  const Disc& disc = table_disc.scored.disc;
  Json json{{"id", disc.id},
            {"team", disc.team},
            {"colour", {disc.colour.red, disc.colour.green, disc.colour.blue}},
            {"base_mm", {disc.base.x(), disc.base.y()}},
            {"radius_mm", disc.radius},
            {"in_hole", disc.in_hole == HoleState::kFlat},
            {"by_person", table_disc.by_person}};
  if (table_disc.scored.ruling) json["ruled"] = table_disc.scored.zone;
  return json;
}

TableDisc disc_from_json(const Json& json) {
  TableDisc out{};
  Disc& disc = out.scored.disc;
  disc.id = json.at("id").get<int>();
  disc.team = json.at("team").get<std::string>();
  const Json& colour = json.at("colour");
  disc.colour = {colour.at(0).get<std::uint8_t>(), colour.at(1).get<std::uint8_t>(),
                 colour.at(2).get<std::uint8_t>()};
  disc.base = {json.at("base_mm").at(0).get<double>(), json.at("base_mm").at(1).get<double>()};
  disc.radius = json.at("radius_mm").get<double>();
  disc.confidence = 1;
  if (json.at("in_hole").get<bool>()) disc.in_hole = HoleState::kFlat;
  out.by_person = json.at("by_person").get<bool>();
  if (json.contains("ruled")) {
    out.scored.zone = json.at("ruled").get<int>();
    out.scored.ruling = RuledCall{};  // measured anew when the board is seen
  }
  return out;
}

Json question_to_json(const TableQuestion& question) {
  return {{"text", question.text}, {"answers", question.answers}, {"team", question.team}};
}

TableQuestion question_from_json(const Json& json) {
  return {.text = json.at("text").get<std::string>(),
          .answers = json.at("answers").get<std::vector<std::string>>(),
          .team = json.at("team").get<std::string>()};
}

}  // namespace

void save_round(const SavedRound& round, const std::filesystem::path& file) {
  Json json{{"ringside_round", kFileVersion},
            {"match", round.match ? Json(*round.match) : Json(nullptr)},
            {"twenties", Json(round.twenties)},
            {"shots", round.shots},
            {"missed_shots", round.missed_shots},
            {"discs", Json::array()},
            {"to_take_off", round.to_take_off},
            {"questions", Json::array()},
            {"asked_whether_over", round.asked_whether_over},
            {"returned", round.returned},
            {"may_have_returned", round.may_have_returned}};
  for (const TableDisc& disc : round.discs) json["discs"].push_back(disc_to_json(disc));
  for (const TableQuestion& question : round.questions)
    json["questions"].push_back(question_to_json(question));
  write_file(file, file_text(json));
}

std::optional<SavedRound> load_round(const std::filesystem::path& file) {
  std::ifstream stream(file);
  if (!stream) return std::nullopt;
  try {
    const Json json = Json::parse(stream);
    if (json.at("ringside_round") != kFileVersion)
      throw TableError(file.string() + ": is of another ringside; remove it");
    SavedRound round;
    if (!json.at("match").is_null()) round.match = json.at("match").get<std::string>();
    round.twenties = json.at("twenties").get<ByTeam>();
    round.shots = json.at("shots").get<int>();
    for (const Json& disc : json.at("discs")) round.discs.push_back(disc_from_json(disc));
    // Older files have not all of these.
    round.to_take_off = json.value("to_take_off", std::set<int>());
    round.asked_whether_over = json.value("asked_whether_over", false);
    round.missed_shots = json.value("missed_shots", 0);
    round.may_have_returned = json.value("may_have_returned", std::set<int>());
    round.returned = json.value("returned", round.may_have_returned.empty() ? 0 : 1);
    for (const Json& question : json.value("questions", Json::array()))
      round.questions.push_back(question_from_json(question));
    return round;
  } catch (const Json::exception&) {
    throw TableError(file.string() + ": is damaged; remove it to begin the round anew");
  }
}

}  // namespace ringside
