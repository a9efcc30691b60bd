// SPDX-License-Identifier: MIT
#include "detection/existence/missed_tops.h"

#include <algorithm>
#include <optional>

#include "detection/colour/cie_lab.h"
#include "detection/selection/at_the_hole.h"
#include "detection/selection/from_aside.h"
#include "detection/selection/second_pass.h"
#include "imaging/in_parallel.h"

namespace ringside {
namespace {

constexpr double kLeastHeat = 0;  // mean log odds: below, few tops are of discs
// In radii: discs touch at two. Heat is off by half a radius at most.
constexpr double kLeastGap = 1.5;
// mm: of a base along each axis, where an outline was fitted about a top and where none shows.
constexpr double kSigmaOfFit = 2, kSigmaOfHeat = 4;

bool is_clear_of(const Vec2& base, const std::vector<Circle>& discs) {
  return std::none_of(discs.begin(), discs.end(), [&](const Circle& disc) {
    return (disc.centre - base).norm() < kLeastGap * disc.radius;
  });
}

// Heat is good to a few millimetres, an outline's fit begins within two.
std::optional<OutlineFit> best_outline_about(const Photo& photo, const Calibration& calibration,
                                             const Vec2& base, const DiscShape& shape) {
  constexpr double kBeside = 3.5, kFarthest = 7;  // mm
  constexpr int kWays = 6;
  std::vector<Vec2> starts{base};
  for (int way = 0; way < kWays; ++way) starts.push_back(base + kBeside * direction(2 * kPi * way / kWays));
  std::optional<OutlineFit> best;
  for (const Vec2& start : starts) {
    for (const NearSide near_side : {NearSide::kFoot, NearSide::kShoulder}) {
      const auto fit = fit_outline(photo, calibration, start, shape, near_side, RadiusMode::kFixed);
      if (fit && (fit->base - base).norm() < kFarthest) best = better_of(best, fit);
    }
  }
  return best;
}

MissedTop look_at(const Photo& photo, const Calibration& calibration, const TopOnDeck& top,
                  const DiscShape& shape, const KnownDiscs& known) {
  MissedTop out;
  const auto fit = best_outline_about(photo, calibration, top.base, shape);
  out.disc.fit = fit.value_or(OutlineFit{.base = top.base, .radius = shape.radius});
  out.disc.quality = fit ? std::max(0.0, quality_of(*fit)) : 0;
  const double sigma = fit ? kSigmaOfFit : kSigmaOfHeat;
  out.disc.doubt = sigma * sigma * Mat2::Identity();
  const Vec3& camera = calibration.camera.centre;
  out.disc.face = face_colour(photo, calibration, seen_top(out.disc.fit.base, shape, camera),
                              seen_whole(out.disc.fit.base, shape, camera));
  if (known.places.size() >= kFewDiscs && !known.colours.empty())
    out.from_sides = distance_to_nearest(out.disc.face.lab, known.colours);
  return out;
}

}  // namespace

double log_odds_of_disc(const MissedTop& top) {
  constexpr double kMostContrast = 30, kMostFromSides = 20;  // beyond, more says no more
  constexpr double kFromUnknown = 10;                        // in place of a distance from no side
  constexpr double kBase = -1.0, kOfQuality = 4.2, kOfContrast = 0.2, kOfSides = -0.31;
  return kBase + kOfQuality * top.disc.quality +
         kOfContrast * std::min(top.disc.face.contrast, kMostContrast) +
         kOfSides * std::min(top.from_sides.value_or(kFromUnknown), kMostFromSides);
}

std::vector<MissedTop> missed_tops(const Photo& photo, const Calibration& calibration, const TopsOnDeck& tops,
                                   const DiscShape& shape, const KnownDiscs& known, double least_log_odds) {
  std::vector<TopOnDeck> asked = tops.tops(kLeastHeat);
  std::erase_if(asked, [&](const TopOnDeck& top) { return !is_clear_of(top.base, known.places); });
  const auto looks = in_parallel(
      asked.size(), [&](std::size_t i) { return look_at(photo, calibration, asked[i], shape, known); });
  std::vector<const MissedTop*> likeliest_first;
  for (const MissedTop& top : looks) likeliest_first.push_back(&top);
  std::stable_sort(
      likeliest_first.begin(), likeliest_first.end(),
      [](const MissedTop* a, const MissedTop* b) { return log_odds_of_disc(*a) > log_odds_of_disc(*b); });
  std::vector<Circle> taken = known.places;
  std::vector<MissedTop> out;
  for (const MissedTop* top : likeliest_first) {
    const Vec2& base = top->disc.fit.base;
    if (log_odds_of_disc(*top) < least_log_odds || !is_clear_of(base, taken)) continue;
    if (base.norm() > calibration.deck_radius || over_the_hole(base, calibration.hole)) continue;
    taken.push_back({base, shape.radius});
    out.push_back(*top);
  }
  return out;
}

}  // namespace ringside
