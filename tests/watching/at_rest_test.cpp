// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <iostream>

#include "flow/photo_flow.h"
#include "live/analysis/frame_analyzer.h"
#include "live/capture/still_picture.h"
#include "live/capture/video_source.h"
#include "live/memory/disc_memory.h"
#include "live/table/table.h"
#include "photos/photo_folder.h"
#include "rules/rule_library.h"

// What `watch` knows of a board at rest is what `score` finds in the frame that shows it.
namespace ringside {
namespace {

namespace fs = std::filesystem;

constexpr double kSettled = 0.2;  // s at rest: a reading that was begun is told by then
constexpr double kEvery = 0.5;    // s from one frame that is compared to the next

struct Compared {
  int frames = 0;
  std::vector<std::string> differences = {};
};

// Whether a disc lies in the hole is no matter of one frame: both floors look like one.
std::vector<ScoredDisc> beside_the_hole(const std::vector<ScoredDisc>& discs, const Circle& rim) {
  std::vector<ScoredDisc> beside;
  for (const ScoredDisc& disc : discs)
    if (off_centre(disc.disc, rim) > rim.radius) beside.push_back(disc);
  return beside;
}

bool is_same(const ScoredDisc& a, const ScoredDisc& b) {
  const bool open = a.call == Call::kTooClose || b.call == Call::kTooClose;
  return a.disc.team == b.disc.team && (a.disc.base - b.disc.base).norm() < kSamePlace &&
         (a.zone == b.zone || open);
}

// Those of a that b lacks, a line each.
void tell_missing(const std::string& what, const std::vector<ScoredDisc>& a, const std::vector<ScoredDisc>& b,
                  std::vector<std::string>& differences) {
  for (const ScoredDisc& one : a) {
    if (std::any_of(b.begin(), b.end(), [&](const ScoredDisc& other) { return is_same(one, other); }))
      continue;
    differences.push_back(what + one.disc.team + " " + std::to_string(one.zone) + " at " +
                          std::to_string(std::lround(one.disc.base.x())) + ", " +
                          std::to_string(std::lround(one.disc.base.y())));
  }
}

void compare(const TableView& view, const Frame& frame, const FlowOptions& options, Compared& compared) {
  const PhotoReport report =
      score_photo(
          "frame", [&] { return photo_of(frame.bgr); }, options, [](std::string_view) {})
          .report;
  ++compared.frames;
  const std::string at = "frame " + std::to_string(frame.number) + ": ";
  if (!report.scored()) return compared.differences.push_back(at + "score refuses it");
  const Circle& rim = view.calibration->hole.rim;
  std::vector<ScoredDisc> known;
  for (const TableDisc& disc : view.discs) known.push_back(disc.scored);
  const auto watched = beside_the_hole(known, rim), scored = beside_the_hole(report.scored()->discs, rim);
  tell_missing(at + "only watch has ", watched, scored, compared.differences);
  tell_missing(at + "only score has ", scored, watched, compared.differences);
}

// Frames in which the table says that its score holds, and has said so for a while.
Compared watched_and_scored(const fs::path& clip) {
  const ModelLibrary library(test::source_dir() / "models");
  FlowOptions options;
  options.board.known_boards = library.boards();
  options.discs = library.disc("tournament");
  FrameAnalyzer analyzer({.board = options.board, .discs = options.discs});
  Table table({.rules = RuleLibrary(test::source_dir() / "models").find("nca")},
              [](const auto&, const cv::Mat&) {});
  const auto source = open_video(clip.string());
  Compared compared;
  double restless_at = 0, compared_at = 0;
  for (NextFrame next = source->next(); next.outcome == FrameOutcome::kFrame; next = source->next()) {
    const double now = next.frame.seconds;
    table.take(analyzer.next(next.frame), next.frame);
    const auto view = table.newest();
    if (!view->withheld.empty()) restless_at = now;
    if (now - restless_at < kSettled || now - compared_at < kEvery) continue;
    compared_at = now;
    compare(*view, next.frame, options, compared);
  }
  return compared;
}

void check_agreement(const fs::path& clip, int least_frames) {
  const Compared compared = watched_and_scored(clip);
  CHECK(compared.frames >= least_frames);
  for (const std::string& difference : compared.differences) FAIL_CHECK(difference);
}

void check_real_clip(const fs::path& clip, int least_frames) {
  if (fs::exists(clip)) return check_agreement(clip, least_frames);
  std::cout << "skipped: no photos (" << clip.string() << " is missing; set RINGSIDE_PHOTOS)\n";
}

TEST_CASE("watch and score agree on the frames at rest of a short game") { check_agreement(SHORT_GAME, 10); }

TEST_CASE("watch and score agree on the frames at rest of a clip from above") {
  check_real_clip(testing::photo_folder() / "tournament-overhead.mp4", 1);
}

TEST_CASE("watch and score agree on the frames at rest of a clip from aside") {
  check_real_clip(testing::photo_folder() / ".." / "photos-unread" / "tournament-oblique-1.mp4", 2);
}

}  // namespace
}  // namespace ringside
