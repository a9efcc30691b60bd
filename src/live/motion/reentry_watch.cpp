// SPDX-License-Identifier: MIT
#include "live/motion/reentry_watch.h"

#include <algorithm>

namespace ringside {
namespace {

constexpr double kDiscRadius = 16;     // mm: whose edge is that far beyond the deck's has its centre there
constexpr double kSlowestOut = 600;    // mm/s: discs that creep over the edge fall into the ditch
constexpr double kFastestBack = 1800;  // mm/s: rails take most of the speed
constexpr double kSlowestBack = 90;    // mm/s
constexpr int kLeastSteps = 3;         // on the way back
constexpr double kLeastWay = 40;       // mm, in these

double inwards(const Vec2& from, const Vec2& to) { return from.norm() - to.norm(); }

}  // namespace

std::optional<Vec2> ReentryWatch::next(std::vector<FreeBlob> blobs, double seconds) {
  std::erase_if(blobs, [](const FreeBlob& blob) { return !is_of_disc(blob) || !is_away_from_hand(blob); });
  std::vector<Run> runs;
  std::optional<Vec2> back;
  for (const Run& run : runs_) {
    const auto longer = continued(run, blobs, seconds);
    if (longer) runs.push_back(*longer);
    if (longer && is_back(*longer)) back = longer->last;
  }
  // One disc makes a run for every frame in which it was beyond the edge.
  if (back) std::erase_if(runs, [&](const Run& run) { return run.last == *back; });
  for (const FreeBlob& blob : blobs)
    if (went_out(blob, seconds)) runs.push_back({blob.centre, blob.centre});
  runs_ = std::move(runs);
  before_ = std::move(blobs);
  return back;
}

bool ReentryWatch::is_beyond(const FreeBlob& blob) const { return blob.reach > deck_radius_ + kDiscRadius; }

bool ReentryWatch::went_out(const FreeBlob& blob, double seconds) const {
  return is_beyond(blob) && std::any_of(before_.begin(), before_.end(), [&](const FreeBlob& earlier) {
           return inwards(blob.centre, earlier.centre) > seconds * kSlowestOut &&
                  (blob.centre - earlier.centre).norm() < seconds * kFastest;
         });
}

// By the nearest blob: on its way back, or still beyond the edge.
std::optional<ReentryWatch::Run> ReentryWatch::continued(const Run& run, const std::vector<FreeBlob>& blobs,
                                                         double seconds) const {
  const auto apart = [&](const FreeBlob& blob) { return (blob.centre - run.last).norm(); };
  const auto nearest = std::min_element(
      blobs.begin(), blobs.end(), [&](const FreeBlob& a, const FreeBlob& b) { return apart(a) < apart(b); });
  if (nearest == blobs.end() || apart(*nearest) > seconds * kFastestBack) return std::nullopt;
  if (inwards(run.last, nearest->centre) > seconds * kSlowestBack)
    return Run{run.farthest, nearest->centre, run.steps_inwards + 1};
  if (is_beyond(*nearest)) return Run{nearest->centre, nearest->centre};
  return std::nullopt;
}

bool ReentryWatch::is_back(const Run& run) const {
  return run.steps_inwards >= kLeastSteps && inwards(run.farthest, run.last) > kLeastWay;
}

}  // namespace ringside
