// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>
#include <set>

#include "board/models.h"
#include "live/analysis/frame_analyzer.h"
#include "live/capture/video_source.h"
#include "live/table/table.h"
#include "rules/rule_library.h"
#include "support/source_dir.h"

// The clip of two shots (it is not part of the repository) watched from its first frame to its last.
using namespace ringside;

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

const fs::path kSource = ringside::test::source_dir();

fs::path clip() {
  const char* chosen = std::getenv("RINGSIDE_PHOTOS");
  return (chosen ? fs::path(chosen) : kSource / ".." / "shared" / "photos") / "tournament-overhead.mp4";
}

std::vector<Json> events_of(const std::string& file) {
  const ModelLibrary library(kSource / "models");
  BoardOptions board;
  board.known_boards = library.boards();
  FrameAnalyzer analyzer({.board = board, .discs = library.disc("tournament")});
  std::vector<Json> told;
  Table table({.rules = RuleLibrary(kSource / "models").find("nca")},
              [&](const Json& json, const cv::Mat&) { told.push_back(json); });
  const auto source = open_video(file);
  for (NextFrame next = source->next(); next.outcome == FrameOutcome::kFrame; next = source->next())
    table.take(analyzer.next(next.frame), next.frame);
  table.camera_ended(analyzer.end());
  return told;
}

std::vector<Json> named(const std::string& name, const std::vector<Json>& events) {
  std::vector<Json> some;
  for (const Json& event : events)
    if (event.at("event") == name) some.push_back(event);
  return some;
}

// The discs at rest by colour and zone, those about to be shot too; "?" for a call that is left open.
std::string told_of(const Json& at_rest) {
  std::multiset<std::string> discs;
  for (const Json& disc : at_rest.at("discs")) {
    const bool open = disc.at("call") == "too close";
    discs.insert(disc.at("team").get<std::string>() + " " +
                 (open ? "?" : std::to_string(disc.at("zone").get<int>())));
  }
  std::string text;
  for (const std::string& disc : discs) text += disc + "; ";
  return text;
}

}  // namespace

TEST_CASE("watching the clip: the cut, both shots, both twenties and the states at rest as in its truth") {
  if (!fs::exists(clip())) {
    std::cout << "skipped: no photos (" << clip().string() << " is missing; set RINGSIDE_PHOTOS)\n";
    return;
  }
  const std::vector<Json> events = events_of(clip().string());
  REQUIRE_FALSE(events.empty());
  CHECK(named("board_found", events).size() == 2);
  const auto cuts = named("cut", events);
  REQUIRE(cuts.size() == 1);
  CHECK(cuts[0].at("frame") == 51);

  const auto shots = named("shot_begun", events);
  REQUIRE(shots.size() == 2);
  CHECK(shots[0].at("frame").get<int>() - 10 <= 6);  // released at 10 and at 71
  CHECK(shots[1].at("frame").get<int>() - 71 <= 6);
  const auto twenties = named("twenty", events);
  REQUIRE(twenties.size() == 2);
  CHECK(twenties[0].at("team") == "red");
  CHECK(twenties[1].at("team") == "black");
  const auto ditched = named("disc_to_ditch", events);
  REQUIRE(ditched.size() == 1);
  CHECK(ditched[0].at("team") == "red");

  const auto rests = named("discs_at_rest", events);
  REQUIRE(rests.size() == 4);
  CHECK(told_of(rests[0]) == "black 15; red 0; red 15; ");
  CHECK(told_of(rests[1]) == "black 10; red 15; red 20; ");
  // One red disc lies within a millimetre of the inner line: 10 or 15, too close to call.
  CHECK(told_of(rests[2]) == "black 0; black 10; red 10; red ?; ");
  CHECK(told_of(rests[3]) == "black 10; black 20; red ?; ");

  const auto judged = named("shot_judged", events);
  REQUIRE(judged.size() == 2);
  for (const Json& shot : judged)
    CHECK(shot.at("note").get<std::string>().find("valid") != std::string::npos);
}
