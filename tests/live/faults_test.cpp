// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "board/models.h"
#include "calibration/drawn_board.h"
#include "live/capture/fake_source.h"
#include "live/drawn_table.h"
#include "live/watch_game.h"
#include "rules/rule_library.h"
#include "support/source_dir.h"

// What cameras do wrong, on a fake source: nothing of it makes an event of the game.
using namespace ringside;
using namespace ringside::test;

namespace {

const std::filesystem::path kSourceTree = ringside::test::source_dir();

std::vector<std::string> events_of(std::deque<NextFrame> script) {
  FakeSource source(std::move(script));
  FrameAnalyzer analyzer({.discs = ModelLibrary(kSourceTree / "models").disc("tournament")});
  std::vector<std::string> told;
  Table table({.rules = RuleLibrary(kSourceTree / "models").find("nca"), .now = [] { return UtcTime{}; }},
              [&](const nlohmann::ordered_json& json, const cv::Mat&) { told.push_back(json.at("event")); });
  watch_game(source, analyzer, table);
  return told;
}

cv::Mat garbage(int seed, cv::Size size = {320, 240}) {
  cv::Mat picture(size, CV_8UC3);
  cv::RNG random(static_cast<std::uint64_t>(seed));
  random.fill(picture, cv::RNG::UNIFORM, 0, 256);
  return picture;
}

using Told = std::vector<std::string>;

// As long as the board and discs at these places stand still. away: seconds before, without a picture.
void show(std::deque<NextFrame>& script, int frames, const std::vector<Vec2>& discs, double light,
          double away = 0) {
  drawing::Viewpoint viewpoint = whole_board();
  constexpr double kSmall = 0.75;
  viewpoint.width = static_cast<int>(kSmall * viewpoint.width);
  viewpoint.height = static_cast<int>(kSmall * viewpoint.height);
  viewpoint.focal_px *= kSmall;
  drawing::Scene scene;
  for (const Vec2& base : discs) {
    drawing::Disc disc;
    disc.base = base;
    disc.material.colour = {30, 30, 30};
    scene.discs.push_back(disc);
  }
  const cv::Mat picture = light * draw(scene, drawing::look_from(viewpoint)).pixels;
  const double begin = script.empty() ? 0 : script.back().frame.seconds + 1 / 30.0 + away;
  for (int i = 0; i < frames; ++i) {
    const auto number = static_cast<int>(script.size());
    cv::Mat noise(picture.size(), CV_8UC3);
    cv::RNG(static_cast<std::uint64_t>(number) + 1)
        .fill(noise, cv::RNG::UNIFORM, 0, 3);  // or it is the same frame again
    script.push_back(frame_at(begin + i / 30.0, number, picture + noise));
  }
}

}  // namespace

TEST_CASE("garbage frames make no events but cuts") {
  std::deque<NextFrame> script;
  for (int i = 0; i < 12; ++i) script.push_back(frame_at(0.04 * i, i, garbage(i)));
  for (const std::string& event : events_of(std::move(script)))
    CHECK((event == "camera_opened" || event == "cut" || event == "camera_ended"));
}

TEST_CASE("a resolution that changes in mid-stream is a cut, and the board is looked for again") {
  std::deque<NextFrame> script;
  for (int i = 0; i < 8; ++i) script.push_back(frame_at(0.04 * i, i, cv::Mat(240, 320, CV_8UC3, kDeck)));
  for (int i = 8; i < 16; ++i) script.push_back(frame_at(0.04 * i, i, cv::Mat(480, 640, CV_8UC3, kDeck)));
  CHECK(events_of(std::move(script)) == Told{"camera_opened", "cut", "camera_ended"});
}

TEST_CASE("of 60 frames a second every other one is looked at, of 30 each") {
  const auto cuts = [](double rate) {  // of frames of two sizes by turns
    std::deque<NextFrame> script;
    for (int i = 0; i < 16; ++i)
      script.push_back(frame_at(i / rate, i, cv::Mat(240, i % 2 == 0 ? 320 : 420, CV_8UC3, kDeck)));
    const Told told = events_of(std::move(script));
    return std::count(told.begin(), told.end(), "cut");
  };
  CHECK(cuts(30) == 15);
  CHECK(cuts(60) == 0);
}

TEST_CASE("a camera that goes away and comes back is told, nothing else") {
  std::deque<NextFrame> script{frame_at(0, 0, cv::Mat(240, 320, CV_8UC3, kDeck)), lost(), lost(), lost(),
                               frame_at(9, 1, cv::Mat(240, 320, CV_8UC3, kDeck))};
  CHECK(events_of(std::move(script)) == Told{"camera_opened", "camera_lost", "camera_back", "camera_ended"});
}

TEST_CASE("a game that is to stop ends with what was begun, and says that it was stopped") {
  std::deque<NextFrame> script;
  for (int i = 0; i < 12; ++i) script.push_back(frame_at(0.04 * i, i, cv::Mat(240, 320, CV_8UC3, kDeck)));
  FakeSource source(std::move(script));
  FrameAnalyzer analyzer({.discs = ModelLibrary(kSourceTree / "models").disc("tournament")});
  std::stop_source stop;
  std::vector<nlohmann::ordered_json> told;
  Table table({.rules = RuleLibrary(kSourceTree / "models").find("nca"), .now = [] { return UtcTime{}; }},
              [&](const nlohmann::ordered_json& json, const cv::Mat&) {
                told.push_back(json);
                stop.request_stop();  // at the first event
              });
  CHECK(watch_game(source, analyzer, table, stop.get_token()).empty());
  REQUIRE(told.size() == 2);
  CHECK(told[1].at("event") == "camera_ended");
  CHECK(told[1].at("note") == "watching was stopped");
  CHECK(table.newest()->camera == CameraStatus::kEnded);
  CHECK(source.next().frame.number > 0);  // the rest was left
}

TEST_CASE("why a file ended before its time is told") {
  std::deque<NextFrame> script{frame_at(0, 0, cv::Mat(240, 320, CV_8UC3, kDeck)),
                               {FrameOutcome::kEnd, {}, "cut short; copy it again"}};
  FakeSource source(std::move(script));
  FrameAnalyzer analyzer({.discs = ModelLibrary(kSourceTree / "models").disc("tournament")});
  Table table({.rules = RuleLibrary(kSourceTree / "models").find("nca"), .now = [] { return UtcTime{}; }},
              [](const nlohmann::ordered_json&, const cv::Mat&) {});
  CHECK(watch_game(source, analyzer, table) == "cut short; copy it again");
  CHECK(table.newest()->camera_note == "cut short; copy it again");
}

TEST_CASE("a board in pictures without noise is read without waiting for the end") {
  std::deque<NextFrame> script;
  show(script, 1, {{120, 60}, {-90, -140}}, 1);
  const cv::Mat still = script.front().frame.bgr;
  script.clear();
  for (int i = 0; i < 120; ++i) script.push_back(frame_at(i / 30.0, i, still));
  script.push_back(lost());
  const Told told = events_of(std::move(script));
  const auto rest = std::find(told.begin(), told.end(), "discs_at_rest");
  REQUIRE(rest != told.end());
  CHECK(rest < std::find(told.begin(), told.end(), "camera_lost"));
}

TEST_CASE("tiny and black frames are no board") {
  std::deque<NextFrame> script;
  for (int i = 0; i < 9; ++i) script.push_back(frame_at(0.04 * i, i, cv::Mat::zeros(2, 2, CV_8UC3)));
  CHECK(events_of(std::move(script)) == Told{"camera_opened", "camera_ended"});
}

TEST_CASE("what changes while the light is off was no shot") {
  std::deque<NextFrame> script;
  const std::vector<Vec2> before{{120, 60}, {-90, -140}, {40, -200}, {-200, 90}};
  const std::vector<Vec2> after(before.begin(), before.end() - 1);
  show(script, 30, before, 1);
  show(script, 10, before, 0.3);
  show(script, 10, after, 0.3);
  show(script, 40, after, 1);
  const Told told = events_of(std::move(script));
  CHECK(std::count(told.begin(), told.end(), "discs_at_rest") >= 2);
  CHECK(std::count(told.begin(), told.end(), "board_covered") == 1);
  CHECK(std::count(told.begin(), told.end(), "shot_begun") == 0);
}

TEST_CASE("what changes while the camera is away was no shot") {
  std::deque<NextFrame> script;
  const std::vector<Vec2> before{{120, 60}, {-90, -140}, {40, -200}, {-200, 90}};
  const std::vector<Vec2> after(before.begin(), before.end() - 1);
  show(script, 40, before, 1);
  show(script, 40, after, 1, 30);
  const Told told = events_of(std::move(script));
  CHECK(std::count(told.begin(), told.end(), "discs_at_rest") >= 2);
  CHECK(std::count(told.begin(), told.end(), "shot_begun") == 0);
}
