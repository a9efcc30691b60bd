// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <opencv2/videoio.hpp>
#include <set>

#include "clips/clip_set.h"
#include "clips/make_clip.h"
#include "clips/scripts.h"
#include "evaluation/process.h"
#include "support/temp_folder.h"
#include "watching/clip_truth.h"

// Clips as files.
namespace ringside {
namespace {

using clips::ClipPlan;
using clips::Story;

ClipPlan small_plan() {
  ClipPlan plan{.name = "small", .difficulty = "small", .seed = 11};
  plan.look.viewpoint = {.distance = 1000, .focal_px = 270, .width = 260, .height = 240};
  plan.sides.second.team = "red";
  plan.faults = {.repeats = 0.1, .drops = 0.1, .stalls = 0.005};
  plan.script = [](Story& story) {
    story.lay(0, {60, 120});
    story.wait(1);
    clips::play(story, 1, clips::wishes::twenty(story, 1));
  };
  return plan;
}

TEST_CASE("a clip's video has as many frames as its truth says, and its events lie within") {
  const test::TempFolder folder;
  const long frames = make_clip(small_plan(), folder.path());
  const watching::ClipTruth truth = watching::read_clip_truth(folder / "small.yaml");
  CHECK(truth.frames == frames);
  cv::VideoCapture video((folder / "small.avi").string());
  long count = 0;
  for (cv::Mat frame; video.read(frame); ++count) CHECK(frame.size() == cv::Size(260, 240));
  CHECK(count == frames);
  REQUIRE(truth.twenties.size() == 1);
  CHECK(truth.twenties[0].team == "red");
  CHECK(truth.twenties[0].lifted > truth.twenties[0].frame);
  REQUIRE(truth.shots.size() == 1);
  CHECK(truth.shots[0].frame < truth.twenties[0].frame);
  REQUIRE(truth.rests.size() == 3);
  CHECK(truth.rests[0].discs.size() == 1);
  CHECK(truth.rests[1].scores.at("red") == 20);
  CHECK(truth.rests[2].scores.at("red") == 20);
  for (const watching::TrueRest& rest : truth.rests) {
    CHECK(rest.frame <= rest.seen.front().from);
    CHECK(rest.last() <= frames);
    for (const auto& disc : rest.discs) CHECK((rest.view.pixel_of(*disc.foot) - disc.top).norm() < 3);
  }
}

TEST_CASE("the live set has clips of all kinds, each with a name of its own, the same every time") {
  const auto set = clips::clip_set("live"), again = clips::clip_set("live");
  CHECK(set.size() >= 12);
  std::set<std::string> names;
  for (std::size_t i = 0; i < set.size(); ++i) {
    CHECK(names.insert(set[i].name).second);
    CHECK(set[i].look.board.lines[0].radius == again[i].look.board.lines[0].radius);
    CHECK(set[i].sides.first.team == again[i].sides.first.team);
    CHECK(set[i].sides.first.team != set[i].sides.second.team);
  }
  CHECK_THROWS_WITH_AS(clips::clip_set("none"), doctest::Contains("there are: live"), std::invalid_argument);
}

TEST_CASE("the oblique set has ten clips, all from 45 to 60 degrees aside") {
  const auto set = clips::clip_set("oblique");
  CHECK(set.size() == 10);
  for (const clips::ClipPlan& plan : set) {
    CAPTURE(plan.name);
    const double tilt = degrees(drawing::look_from(plan.look.viewpoint).pose.tilt());
    CHECK(tilt > 44.9);
    CHECK(tilt < 60.1);
  }
}

TEST_CASE("the program lists a set, and says what is wrong") {
  using evaluation::run_process;
  const auto limit = std::chrono::hours(1);
  const auto list = run_process({RENDER_CLIP_PROGRAM, "--set", "live", "--list"}, limit);
  CHECK(list.code == 0);
  CHECK(list.out.find("hangers: ") != std::string::npos);
  const auto no_folder = run_process({RENDER_CLIP_PROGRAM, "--set", "live"}, limit);
  CHECK(no_folder.code == 2);
  CHECK(no_folder.err == "render_clip: no folder is given; give -o FOLDER or --list\n");
}

}  // namespace
}  // namespace ringside
