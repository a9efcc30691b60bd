// SPDX-License-Identifier: MIT
#include "live/view/event_text.h"

#include <map>
#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

#include "report/data/text.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

// "1:07" since the source began.
std::string clock_text(const Json& event) {
  constexpr int kMinute = 60;
  const auto seconds = static_cast<long>(event.value("seconds", 0.0));
  const std::string rest = std::to_string(seconds % kMinute);
  return std::to_string(seconds / kMinute) + (rest.size() == 1 ? ":0" : ":") + rest;
}

// "disc 7 (red)", "a red disc", "a disc".
std::string disc_text(const Json& event) {
  const std::string team = event.value("team", "");
  if (event.contains("disc"))
    return "disc " + std::to_string(event.at("disc").get<int>()) + (team.empty() ? "" : " (" + team + ")");
  return team.empty() ? "a disc" : "a disc of " + team;
}

// "black 50 : 45 red"
std::string totals_text(const Json& totals) {
  std::vector<std::pair<std::string, std::string>> sides;
  for (const auto& [team, total] : totals.items())
    sides.emplace_back(team, std::to_string(total.at("total").get<int>()));
  if (sides.empty()) return "no discs";
  std::string text = sides[0].first + " " + sides[0].second;
  if (sides.size() > 1) text += " : " + sides[1].second + " " + sides[1].first;
  return text;
}

// "disc 3 is too close to call"; empty where no disc is.
std::string open_text(const Json& event) {
  std::vector<std::string> ids;
  for (const Json& id : event.value("too_close", Json::array())) ids.push_back(std::to_string(id.get<int>()));
  if (ids.empty()) return "";
  return (ids.size() == 1 ? "disc " : "discs ") + joined(ids) +
         (ids.size() == 1 ? " is too close to call" : " are too close to call");
}

// "disc 3 may be none"; empty where all surely are discs.
std::string maybe_text(const Json& event) {
  std::vector<std::string> ids;
  for (const Json& maybe : event.value("maybe_discs", Json::array()))
    ids.push_back(std::to_string(maybe.at("id").get<int>()));
  return ids.empty() ? "" : (ids.size() == 1 ? "disc " : "discs ") + joined(ids) + " may be none";
}

std::string board_text(const Json& event) {
  if (event.contains("withheld")) return "no score now: " + event.at("withheld").get<std::string>();
  std::vector<std::string> parts{totals_text(event.value("totals", Json::object()))};
  if (const std::string open = open_text(event); !open.empty()) parts.push_back(open);
  if (const std::string maybe = maybe_text(event); !maybe.empty()) parts.push_back(maybe);
  for (const Json& warning : event.value("warnings", Json::array()))
    parts.push_back("warning: " + warning.get<std::string>());
  return joined(parts, "; ");
}

// What happened, without the note on it.
std::string what_text(const std::string& kind, const Json& event) {
  static const std::map<std::string, std::string_view, std::less<>> kPlain{
      {"camera_opened", "the picture has come"},
      {"camera_lost", "the camera is lost"},
      {"camera_back", "the camera is back"},
      {"camera_ended", "the end of the video"},
      {"cut", "the picture became another one"},
      {"board_found", "the board is found"},
      {"board_covered", "the board is covered"},
      {"board_moved", "the board has moved"},
      {"hand_in", "a hand is over the board"},
      {"hand_out", "the hand has gone"},
      {"shot_begun", "a shot"},
      {"disc_returned", "a disc came back from the rail"},
      {"shot_judged", "advice on the shot"},
      {"question", "question"},
      {"discs_lifted", "the board is clear"}};
  if (const auto plain = kPlain.find(kind); plain != kPlain.end()) return std::string(plain->second);
  if (kind == "discs_moved") return disc_text(event) + " has moved";
  if (kind == "disc_to_ditch") return disc_text(event) + " is in the ditch";
  if (kind == "twenty") return "twenty" + (event.contains("team") ? " for " + event.value("team", "") : "");
  if (kind == "discs_at_rest") return "at rest: " + board_text(event);
  if (kind == "round_over") return "the round is over: " + board_text(event);
  return kind;
}

}  // namespace

std::string event_text(const Json& event) {
  const std::string note = event.value("note", "");
  // A note on the board's move, or on a return, says it in whole words itself.
  const std::string kind = event.at("event").get<std::string>();
  const bool says_all = !note.empty() && (kind == "board_covered" || kind == "board_moved" ||
                                          kind == "disc_returned" || kind == "camera_ended");
  const std::string text = says_all ? note : what_text(kind, event) + (note.empty() ? "" : ": " + note);
  return printable(clock_text(event) + " " + text);
}

}  // namespace ringside
