// SPDX-License-Identifier: MIT
#include "live/motion/shot_watch.h"

#include <algorithm>

namespace ringside {
namespace {

// mm/s by which a disc's velocity may differ from frame to frame, after a collision too.
constexpr double kOtherVelocity = 1500;
constexpr double kShotLength = 60;   // mm: two discs' width; what a finger pushes to place a disc is less
constexpr double kHardLength = 140;  // mm, in two steps
constexpr int kShotSteps = 3;
constexpr double kSlowest = 150;   // mm/s: slower is no shot's beginning
constexpr double kStraight = 0.9;  // length over path: discs slide straight until they meet something
// A peg may throw a disc back before it has gone far. What differs between two frames is then larger than
// three discs. The disc in both and its smear are that large at 2 m/s; no finger beside its hand is as fast.
constexpr double kFastArea = 2400;
constexpr int kFastFrames = 3;

bool is_fast(const FreeBlob& blob) { return blob.area >= kFastArea && is_away_from_hand(blob); }

}  // namespace

// The blob with which a run may go on; a hit changes its direction, but only the first stretch counts.
const FreeBlob* ShotWatch::next_of(const Run& run, const std::vector<FreeBlob>& blobs, double seconds) {
  const FreeBlob* best = nullptr;
  double least = seconds * (run.steps == 0 ? kFastest : run.velocity.norm() + kOtherVelocity);
  for (const FreeBlob& blob : blobs) {
    const double apart = (blob.centre - run.last - seconds * run.velocity).norm();
    if (apart >= least || (blob.centre - run.last).norm() < seconds * kSlowest) continue;
    least = apart;
    best = &blob;
  }
  return best;
}

std::optional<Vec2> ShotWatch::next(std::vector<FreeBlob> blobs, double seconds) {
  std::erase_if(blobs, [](const FreeBlob& blob) { return !is_of_disc(blob); });
  std::vector<Run> runs;
  std::optional<Vec2> shot;
  for (const Run& run : runs_) {
    const FreeBlob* blob = next_of(run, blobs, seconds);
    if (!blob) continue;
    const Vec2 step = blob->centre - run.last;
    const int fast = is_fast(*blob) ? run.fast + 1 : 0;
    runs.push_back({run.start, blob->centre, step / seconds, run.path + step.norm(), run.steps + 1, fast});
    if (is_shot(runs.back()) && is_away_from_hand(*blob)) shot = run.start;
  }
  for (const FreeBlob& blob : blobs)
    runs.push_back({.start = blob.centre, .last = blob.centre, .fast = is_fast(blob) ? 1 : 0});
  // One disc makes a run for every frame in which it was seen first: the older say all.
  constexpr std::size_t kMostRuns = 40;
  if (runs.size() > kMostRuns) runs.resize(kMostRuns);
  runs_ = std::move(runs);
  return shot;
}

bool ShotWatch::is_shot(const Run& run) {
  if (run.fast >= kFastFrames) return true;
  const double length = (run.last - run.start).norm();
  const bool long_enough =
      run.steps >= kShotSteps ? length >= kShotLength : run.steps == 2 && length >= kHardLength;
  return long_enough && length >= kStraight * run.path;
}

}  // namespace ringside
