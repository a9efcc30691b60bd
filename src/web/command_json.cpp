// SPDX-License-Identifier: MIT
#include "web/command_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "board/colour_words.h"
#include "scoring/zones.h"
#include "text/typed_word.h"
#include "web/command_text.h"
#include "web/strict_object.h"

namespace ringside {
namespace {

constexpr int kMostId = 1'000'000'000;
constexpr int kMostAgreed = 10'000;  // as ringside match new
constexpr double kMostMm = 1'000;    // no deck is half as large
constexpr std::size_t kNameBytes = 80;
constexpr std::size_t kAnswerBytes = 400;
constexpr std::size_t kMostPlayers = 4;

std::string team(StrictObject& object, const char* field = "team") {
  const std::string word = object.text(field, kNameBytes);
  if (const auto complaint = colour_complaint(word)) throw BadCommand(*complaint);
  return word;
}

Vec2 place(StrictObject& object) {
  const auto [x, y] = object.point("base_mm", kMostMm);
  return {x, y};
}

int disc(StrictObject& object) { return object.whole("disc", 1, kMostId); }

int photo(StrictObject& object) { return object.whole("photo", 1, kMostId); }

int zone(StrictObject& object) {
  const int zone = object.whole("zone", 0, kZones.front());
  if (!is_zone(zone)) throw BadCommand("\"zone\" is no zone; give 20, 15, 10, 5 or 0");
  return zone;
}

std::string optional_text(StrictObject& object, const char* field) {
  return object.has(field) ? object.text(field, kNameBytes) : "";
}

std::optional<int> optional_number(StrictObject& object, const char* field) {
  if (!object.has(field)) return std::nullopt;
  return object.whole(field, 1, kMostAgreed);
}

// A rule set of the library: a path would let a page read files of this machine.
std::string rules(StrictObject& object) {
  const std::string name = object.text("rules", kNameBytes);
  const bool plain = !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
  if (!plain) throw BadCommand("\"rules\" is no name of a rule set; give one of /api/choices");
  return name;
}

std::vector<Player> players(StrictObject& object) {
  std::vector<Player> players;
  for (StrictObject& player : object.objects("players", kMostPlayers)) {
    players.push_back({without_blanks_around(player.text("name", kNameBytes)), team(player)});
    player.check_no_more();
  }
  return players;
}

StartMatch start_match(StrictObject& object) {
  return {.rules = rules(object),
          .players = players(object),
          .wishes = {.name = optional_text(object, "name"),
                     .format = optional_text(object, "format"),
                     .target = optional_number(object, "target"),
                     .rounds = optional_number(object, "rounds"),
                     .discs = optional_number(object, "discs"),
                     .starter = optional_text(object, "starter")}};
}

ChangeTwenties change_twenties(StrictObject& object) {
  const int by = object.whole("by", -1, 1);
  if (by == 0) throw BadCommand("\"by\" is 0; give 1 or -1");
  return {team(object), by};
}

TableCommand read(const std::string& name, StrictObject& object) {
  if (name == "start_match") return start_match(object);
  if (name == "end_round") return EndRound{};
  if (name == "pause") return PauseTable{};
  if (name == "resume") return ResumeTable{};
  if (name == "change_twenties") return change_twenties(object);
  if (name == "rule_disc") return RuleDisc{disc(object), zone(object)};
  if (name == "add_disc") return AddDisc{team(object), place(object)};
  if (name == "remove_disc") return RemoveDisc{disc(object)};
  if (name == "recolour_disc") return RecolourDisc{disc(object), team(object)};
  if (name == "move_disc") return MoveDisc{disc(object), place(object)};
  if (name == "answer_question")
    return AnswerQuestion{object.whole("question", 0, kMostId), object.text("answer", kAnswerBytes)};
  if (name == "accept_photo_call") return AcceptPhotoCall{photo(object), disc(object)};
  if (name == "dismiss_photo") return DismissPhoto{photo(object)};
  if (name == "undo") return UndoLast{};
  if (name == "redo") return RedoLast{};
  throw BadCommand("\"command\" is none that is known; give one of docs/api.md");
}

}  // namespace

TableCommand command_from(std::string_view text) {
  const auto json = command_object(text);
  StrictObject object(json);
  TableCommand command = read(object.text("command", kNameBytes), object);
  object.check_no_more();
  return command;
}

}  // namespace ringside
