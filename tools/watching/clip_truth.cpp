// SPDX-License-Identifier: MIT
#include "watching/clip_truth.h"

#include <Eigen/LU>

#include "evaluation/read_disc_truth.h"

namespace ringside::watching {
namespace {

using evaluation::TruthMap;
using evaluation::TruthView;

constexpr int kMostFrames = 10'000'000;
constexpr int kMostPoints = 1000;

long frame_at(const TruthMap& map, const std::string& key) { return map.integer(key, 0, kMostFrames); }

TruthView view_of(const TruthMap& map) {
  const Mat3 matrix = map.matrix("image_from_board");
  if (matrix.determinant() == 0) map.fail("image_from_board", "has no inverse; correct it");
  return TruthView(Homography(matrix));
}

std::vector<Stretch> stretches(const TruthMap& event) {
  std::vector<Stretch> seen;
  for (const std::vector<double>& row : event.rows_if_any("seen", 2, {0, kMostFrames}))
    seen.push_back({static_cast<long>(row[0]), static_cast<long>(row[1])});
  if (seen.empty()) event.fail("seen", "is missing; give from and until of each time it is seen");
  return seen;
}

// Walks through a clip's events; the camera may be pushed on the way.
class Reader {
 public:
  Reader(const TruthMap& clip) : teams_(clip.texts("teams")), view_(view_of(clip)) {
    truth_.frames = frame_at(clip, "frames");
    truth_.fps = clip.number("fps", {1, 1000});
    truth_.teams = teams_;
    if (clip.has("discs_per_side")) truth_.discs_per_side = clip.integer("discs_per_side", 0, 24);
  }

  void read(const TruthMap& event) {
    const std::string what = event.text("event");
    const long frame = frame_at(event, "frame");
    if (what == "discs_at_rest") truth_.rests.push_back(rest(event, frame));
    if (what == "round_over") truth_.rounds.push_back({frame, scores(event)});
    if (what == "shot_begun") truth_.shots.push_back({frame, event.text("team")});
    if (what == "round_over" || what == "shot_begun") round_is_over_ = what == "round_over";
    if (what == "twenty") truth_.twenties.push_back({frame, event.text("team"), {}});
    if (what == "disc_returned") truth_.returned.push_back(frame);
    if (what == "twenty_lifted") lift(event.text("team"), frame);
    if (what == "camera_still") view_ = view_of(event);
  }

  ClipTruth truth() && { return std::move(truth_); }

 private:
  TrueRest rest(const TruthMap& event, long frame) const {
    TrueRest rest{.frame = frame,
                  .stopped = frame_at(event, "stopped"),
                  .seen = stretches(event),
                  .discs = {},
                  .scores = scores(event),
                  .view = view_,
                  .round_is_over = round_is_over_};
    for (const TruthMap& disc : event.inner_maps("discs", evaluation::disc_truth_keys()))
      rest.discs.push_back(evaluation::read_disc_truth(disc));
    return rest;
  }

  Scores scores(const TruthMap& event) const {
    const TruthMap told = event.inner_map("scores", teams_);
    Scores scores;
    for (const std::string& team : teams_) {
      if (told.has(team)) scores[team] = told.integer(team, 0, kMostPoints);
    }
    return scores;
  }

  void lift(const std::string& team, long frame) {
    for (TrueTwenty& twenty : truth_.twenties) {
      if (twenty.team != team || twenty.lifted) continue;
      twenty.lifted = frame;
      return;
    }
  }

  std::vector<std::string> teams_;
  TruthView view_;
  bool round_is_over_ = false;
  ClipTruth truth_;
};

}  // namespace

std::vector<Stretch> ClipTruth::changes() const {
  std::vector<Stretch> changes;
  for (std::size_t i = 0; i < rests.size(); ++i) {
    changes.push_back({rests[i].last(), i + 1 < rests.size() ? rests[i + 1].frame : frames});
  }
  return changes;
}

ClipTruth read_clip_truth(const std::filesystem::path& file) {
  const TruthMap clip = evaluation::read_truth_map(
      file, {"frames", "fps", "teams", "discs_per_side", "image_from_board", "events"});
  Reader reader(clip);
  for (const TruthMap& event : clip.inner_maps(
           "events", {"frame", "event", "team", "stopped", "seen", "discs", "scores", "image_from_board"})) {
    reader.read(event);
  }
  return std::move(reader).truth();
}

}  // namespace ringside::watching
