// SPDX-License-Identifier: MIT
#include "detection/existence/missed_tops.h"

#include <algorithm>
#include <optional>

#include "detection/colour/cie_lab.h"
#include "detection/existence/top_scorecard.h"
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

// How far apart middles are, in radii of the known ones; none where none is known.
std::optional<double> gap_to(const Vec2& base, const std::vector<Circle>& discs) {
  std::optional<double> least;
  for (const Circle& disc : discs) {
    const double gap = (disc.centre - base).norm() / disc.radius;
    if (!least || gap < *least) least = gap;
  }
  return least;
}

bool is_clear_of(const Vec2& base, const std::vector<Circle>& discs) {
  return gap_to(base, discs).value_or(kLeastGap) >= kLeastGap;
}

// Heat is good to a few millimetres, an outline's fit begins within two.
std::optional<OutlineFit> best_outline_about(const Photo& photo, const Calibration& calibration,
                                             const Vec2& base, const DiscShape& shape) {
  constexpr double kBeside = 3.5, kFarthest = 7;  // mm
  constexpr int kWays = 6;
  std::vector<Vec2> starts{base};
  for (int way = 0; way < kWays; ++way)
    starts.emplace_back(base + kBeside * direction(2 * kPi * way / kWays));
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
                  const DiscShape& shape, const KnownDiscs& known, const Tones& tones) {
  MissedTop out;
  const auto fit = best_outline_about(photo, calibration, top.base, shape);
  out.disc.fit = fit.value_or(OutlineFit{.base = top.base, .radius = shape.radius});
  out.disc.quality = fit ? std::max(0.0, quality_of(*fit)) : 0;
  const double sigma = fit ? kSigmaOfFit : kSigmaOfHeat;
  out.disc.doubt = sigma * sigma * Mat2::Identity();
  const Vec3& camera = calibration.camera.centre;
  out.disc.face = face_colour(photo, calibration, seen_top(out.disc.fit.base, shape, camera),
                              seen_whole(out.disc.fit.base, shape, camera));
  out.evidence.heat = top.heat.mean_log_odds();
  out.evidence.outline = out.disc.quality;
  out.evidence.contrast = out.disc.face.contrast;
  out.evidence.gap = gap_to(out.disc.fit.base, known.places);
  if (known.places.size() >= kFewDiscs && !known.colours.empty())
    out.evidence.from_sides = distance_to_nearest(in_usual_tones(out.disc.face.lab, tones), known.colours);
  return out;
}

}  // namespace

std::vector<MissedTop> missed_tops(const Photo& photo, const Calibration& calibration, const TopsOnDeck& tops,
                                   const DiscShape& shape, const KnownDiscs& known, const Tones& tones) {
  std::vector<TopOnDeck> places = tops.tops(kLeastHeat);
  std::erase_if(places, [&](const TopOnDeck& top) { return !is_clear_of(top.base, known.places); });
  auto looks = in_parallel(places.size(), [&](std::size_t i) {
    return look_at(photo, calibration, places[i], shape, known, tones);
  });
  const TopScorecard& card = top_scorecard();
  std::stable_sort(looks.begin(), looks.end(), [&](const MissedTop& a, const MissedTop& b) {
    return card.log_odds(a.evidence) > card.log_odds(b.evidence);
  });
  std::vector<Circle> taken = known.places;
  std::vector<MissedTop> out;
  for (MissedTop& top : looks) {
    const Vec2 base = top.disc.fit.base;
    if (!is_clear_of(base, taken) || base.norm() > calibration.deck_radius ||
        over_the_hole(base, calibration.hole))
      continue;
    taken.push_back({base, shape.radius});
    out.push_back(std::move(top));
  }
  return out;
}

}  // namespace ringside
