// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <yaml-cpp/yaml.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <iostream>
#include <map>
#include <numeric>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>
#include <set>

#include "flow/photo_flow.h"
#include "geometry/concentric.h"
#include "photos/photo_folder.h"
#include "report/json/json.h"
#include "rules/rule_library.h"
#include "rules/shot.h"
#include "support/source_dir.h"
#include "support/temp_folder.h"

// The two shots of tournament-overhead.mp4: by the states before and after that its truth file gives, and by
// its frames. Like the photos it is not part of the repository.
namespace ringside {
namespace {

namespace fs = std::filesystem;

const fs::path kSourceFolder = ringside::test::source_dir();

fs::path clip(const std::string& extension) {
  return testing::photo_folder() / ("tournament-overhead" + extension);
}

bool skipped_without_clip() {
  if (fs::exists(clip(".yaml"))) return false;
  std::cout << "skipped: no photos (" << clip(".yaml").string() << " is missing; set RINGSIDE_PHOTOS)\n";
  return true;
}

RuleSet nca() { return RuleLibrary(kSourceFolder / "models").find("nca"); }

Ellipse ellipse(const YAML::Node& node) {
  return {{node[0].as<double>(), node[1].as<double>()},
          node[2].as<double>(),
          node[3].as<double>(),
          radians(node[4].as<double>())};
}

// From stored pixels to the board, mm; the rotation is free, and no judgement asks for it.
Homography board_from_image(const YAML::Node& board) {
  const auto plane = plane_of_concentric(ellipse(board["inner"]), ellipse(board["outer"]));
  REQUIRE(plane);
  // The outer line's radius in that plane, by four points of it.
  const Ellipse seen = ellipse(board["outer"]);
  double radius = 0;
  for (int quarter = 0; quarter < 4; ++quarter) {
    const double size = quarter % 2 == 0 ? seen.semi_major : seen.semi_minor;
    const Vec2 p_image = seen.centre + size * direction(seen.angle + quarter * kPi / 2);
    radius += (plane->plane_from_image * p_image).norm() / 4;
  }
  const double scale = kOuterLineRadius / radius;
  Mat3 board_from_plane = Mat3::Identity();
  board_from_plane.diagonal() << scale, -scale, 1;  // y up
  return Homography(board_from_plane * plane->plane_from_image.matrix());
}

// A truth good to a pixel, 1.4 by 2 mm on the board.
constexpr double kTruthSigma = 1.5;

BoardState state_of(const YAML::Node& shown, const Homography& map) {
  BoardState state;
  for (const LineName name : kLineNames) {
    Line& line = state.lines[static_cast<std::size_t>(name)];
    line.radius = kOuterLineRadius * (static_cast<double>(name) + 1) / 3;
    line.width = 2;
  }
  for (const YAML::Node& disc : shown["discs"]) {
    const int zone = disc["zone"].as<int>();
    state.discs.push_back({.id = static_cast<int>(state.discs.size()) + 1,
                           .team = disc["colour"].as<std::string>(),
                           .base = map * Vec2(disc["x"].as<double>(), disc["y"].as<double>()),
                           .radius = 15.9,
                           .sigma = kTruthSigma,
                           .zone = zone,
                           .other_zone = zone,
                           .in_hole = zone == 20 ? HoleState::kFlat : HoleState::kNone});
  }
  return state;
}

TEST_CASE("the clip's two shots by their truth: both valid, twenties and totals as there") {
  if (skipped_without_clip()) return;
  const YAML::Node truth = YAML::LoadFile(clip(".yaml").string());
  const std::array<std::string, 2> shooters{"red", "black"}, touched{"black", "red"};
  REQUIRE(truth["clips"].size() == 2);
  for (std::size_t i = 0; i < 2; ++i) {
    CAPTURE(i);
    const YAML::Node shot = truth["clips"][i];
    const Homography map = board_from_image(shot["board"]);
    const ShotJudgement judgement =
        judge_shot(state_of(shot["start"], map), state_of(shot["end"], map), shooters[i], nca());
    CAPTURE(judgement.why);
    CHECK(judgement.verdict == Verdict::kValid);
    CHECK_FALSE(judgement.open);
    CHECK(judgement.why.starts_with(touched[i]));
    CHECK(judgement.removed.empty());
    CHECK(judgement.twenties == std::map<std::string, int>{{shooters[i], 1}});
    CHECK(judgement.totals.at("black").total() == shot["end"]["totals"]["team1"].as<int>());
    CHECK(judgement.totals.at("red").total() == shot["end"]["totals"]["team2"].as<int>());
  }
}

constexpr double kPixelAspectRatio = 664.0 / 465;

bool cannot_read(const cv::VideoCapture& video) {
  if (video.isOpened()) return false;
  std::cout << "skipped: this OpenCV reads no video\n";
  return true;
}

// A frame with square pixels.
void write_frame(cv::VideoCapture& video, int number, double aspect_ratio, const fs::path& file) {
  video.set(cv::CAP_PROP_POS_FRAMES, number);
  cv::Mat stored, square;
  REQUIRE(video.read(stored));
  cv::resize(stored, square, {}, aspect_ratio, 1, cv::INTER_CUBIC);
  REQUIRE(cv::imwrite(file.string(), square));
}

PhotoReport report_of_frame(const fs::path& file) {
  const ModelLibrary library(kSourceFolder / "models");
  FlowOptions options;
  options.board.known_boards = library.boards();
  options.discs = library.disc("tournament");
  const PhotoReport report = score_photo(file, options).report;
  REQUIRE(report.scored());
  return report;
}

BoardState state_of_frame(const fs::path& file) { return read_board_state(to_json(report_of_frame(file))); }

std::string sorted_list(const std::multiset<std::string>& discs) {
  std::string list;
  for (const std::string& disc : discs) list += disc + "; ";
  return list;
}

// Whether a disc lies in the hole of these frames is another matter: both floors look like one.
std::string discs_beside_the_hole(const YAML::Node& shown) {
  std::multiset<std::string> discs;
  for (const YAML::Node& disc : shown["discs"]) {
    const auto zone = disc["zone"].as<std::string>();
    if (zone != "20")
      discs.insert(disc["colour"].as<std::string>() + " " + (disc["sure"].as<bool>() ? zone : "open"));
  }
  return sorted_list(discs);
}

std::string discs_beside_the_hole(const PhotoReport& report) {
  std::multiset<std::string> discs;
  for (const ScoredDisc& scored : report.scored()->discs) {
    const bool open = scored.call == Call::kTooClose;
    if (scored.disc.in_hole == HoleState::kNone)
      discs.insert(scored.disc.team + " " + (open ? "open" : std::to_string(scored.zone)));
  }
  return sorted_list(discs);
}

TEST_CASE("the clip's frames at rest show the discs of its truth, the doubtful one open") {
  if (skipped_without_clip()) return;
  cv::VideoCapture video(clip(".mp4").string());
  if (cannot_read(video)) return;
  const YAML::Node truth = YAML::LoadFile(clip(".yaml").string());
  const test::TempFolder folder;
  for (const YAML::Node& shot : truth["clips"]) {
    for (const char* moment : {"start", "end"}) {
      const int frame = shot[moment]["frame"].as<int>();
      CAPTURE(frame);
      write_frame(video, frame, kPixelAspectRatio, folder / "frame.png");
      CHECK(discs_beside_the_hole(report_of_frame(folder / "frame.png")) ==
            discs_beside_the_hole(shot[moment]));
    }
  }
}

TEST_CASE("discs at rest stay where they are from frame to frame") {
  if (skipped_without_clip()) return;
  cv::VideoCapture video(clip(".mp4").string());
  if (cannot_read(video)) return;
  const test::TempFolder folder;
  std::vector<std::vector<Vec2>> bases;  // by disc, in reading order
  for (int frame = 55; frame < 70; frame += 2) {
    write_frame(video, frame, kPixelAspectRatio, folder / "frame.png");
    const PhotoReport report = report_of_frame(folder / "frame.png");
    bases.resize(report.scored()->discs.size());
    REQUIRE(bases.size() == 4);
    for (std::size_t i = 0; i < bases.size(); ++i) bases[i].push_back(report.scored()->discs[i].disc.base);
  }
  for (const std::vector<Vec2>& places : bases) {
    const Vec2 mean = std::accumulate(places.begin(), places.end(), Vec2(0, 0)) / places.size();
    double square = 0;
    for (const Vec2& place : places) square += (place - mean).squaredNorm() / 2;
    CHECK(std::sqrt(square / static_cast<double>(places.size() - 1)) < 0.2);  // mm, along each axis
  }
}

// The twenties are told, as a table does it that lifts them: whether a disc is seen in the hole of these
// frames is another matter.
TEST_CASE("the clip's two shots by its frames: both valid, totals as there") {
  if (skipped_without_clip()) return;
  cv::VideoCapture video(clip(".mp4").string());
  if (cannot_read(video)) return;
  const test::TempFolder folder;
  struct Shot {
    int before, after;
    std::string shooter;
    std::map<std::string, int> totals;  // of the truth, where it is sure of every disc
  };
  for (const Shot& shot :
       {Shot{0, 42, "red", {{"black", 10}, {"red", 35}}}, Shot{51, 112, "black", {{"black", 30}}}}) {
    CAPTURE(shot.before);
    for (const int number : {shot.before, shot.after})
      write_frame(video, number, kPixelAspectRatio, folder / (std::to_string(number) + ".png"));
    const BoardState before = state_of_frame(folder / (std::to_string(shot.before) + ".png"));
    const BoardState after = state_of_frame(folder / (std::to_string(shot.after) + ".png"));
    const ShotJudgement judgement =
        judge_shot(before, after, shot.shooter, nca(), {.lifted = {{shot.shooter, 1}}});
    CAPTURE(judgement.why);
    CHECK(judgement.verdict == Verdict::kValid);
    CHECK_FALSE(judgement.open);
    CHECK(judgement.twenties.at(shot.shooter) == 1);
    for (const auto& [team, total] : shot.totals) CHECK(judgement.totals.at(team).total() == total);
  }
}

}  // namespace
}  // namespace ringside
