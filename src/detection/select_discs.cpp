// SPDX-License-Identifier: MIT
#include "detection/select_discs.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "geometry/robust.h"

namespace ringside {
namespace {

// A quarter of the outline may be hidden and another fade into the deck. Real discs reach 0.52 and more.
constexpr double kLeastCandidateCoverage = 0.5;
// Real discs: 0.43 (half under a finger, blurred) to 1; grain and shadows that overlap no disc: below 0.38.
constexpr double kLeastQuality = 0.40;
constexpr double kResidualWeight = 0.3;  // per mm
constexpr double kClearQuality = 0.70;   // discs that tell the others' size
// Two turnings on one board differ by 2 mm, an outline in shadow is off by half a millimetre.
constexpr double kMostRadiusDifference = 2.5;
// A face as like the deck as this (just visible is 2) is a ring printed on it, a letter or grain.
constexpr double kLeastContrast = 4;
// Discs cannot overlap; 1.6 radii instead of 2 leaves room for errors and lets a cast shadow fall to its disc.
constexpr double kLeastDistance = 1.6;
// A circle inside the hole's rim is the rim itself, the edge of its floor or of its shadow, or a disc flat in it; rim and
// circle are each known to a millimetre.
constexpr double kHoleTolerance = 2;

std::optional<FoundDisc> examine(const Photo& photo, const Calibration& calibration, const DiscModel& model,
                                 const Candidate& candidate) {
  if (candidate.coverage < kLeastCandidateCoverage) return std::nullopt;
  const Vec3& camera = calibration.camera.centre;
  DiscShape shape = model.shape;
  shape.radius = candidate.outline.radius;
  const Vec2 start = base_below(candidate.outline.centre, shape, camera);
  const auto fit = fit_outline(photo, calibration, start, shape, RadiusMode::kFree);
  if (!fit) return std::nullopt;
  shape.radius = fit->radius;
  const Circle top = seen_top(fit->base, shape, camera);
  const DiscOutline<double> outline(fit->base, fit->radius, shape.height, shape.edge_rounding, camera);
  FoundDisc found{*fit, face_colour(photo, calibration, top, {outline.centre(), fit->radius}), 0};
  found.quality = (candidate.coverage + fit->coverage) / 2 - kResidualWeight * fit->residual;
  return found;
}

bool in_the_hole(const Circle& circle, const Hole& hole) {
  return (circle.centre - hole.rim.centre).norm() + circle.radius < hole.rim.radius + kHoleTolerance;
}

bool overlaps(const FoundDisc& a, const FoundDisc& b) {
  return (a.fit.base - b.fit.base).norm() < kLeastDistance * (a.fit.radius + b.fit.radius) / 2;
}

double usual_radius(const std::vector<FoundDisc>& discs, double expected) {
  std::vector<double> radii;
  for (const FoundDisc& d : discs)
    if (d.quality > kClearQuality) radii.push_back(d.fit.radius);
  return radii.empty() ? expected : median(std::move(radii));
}

}  // namespace

Selection select_discs(const Photo& photo, const Calibration& calibration, const DiscModel& model,
                       const std::vector<Candidate>& candidates) {
  Selection selection;
  std::vector<FoundDisc> found;
  for (const Candidate& candidate : candidates) {
    if (in_the_hole(candidate.outline, calibration.hole)) {
      if (!selection.in_the_hole)
        selection.in_the_hole = face_colour(photo, calibration, candidate.outline, candidate.outline);
      continue;
    }
    const auto disc = examine(photo, calibration, model, candidate);
    if (!disc || disc->quality < kLeastQuality || disc->face.contrast < kLeastContrast) continue;
    if (disc->fit.base.norm() < calibration.deck_radius) found.push_back(*disc);
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const FoundDisc& a, const FoundDisc& b) { return a.quality > b.quality; });
  std::vector<FoundDisc>& apart = selection.discs;
  for (const FoundDisc& disc : found)
    if (std::none_of(apart.begin(), apart.end(), [&](const FoundDisc& other) { return overlaps(disc, other); }))
      apart.push_back(disc);
  const double radius = usual_radius(apart, model.shape.radius);
  std::erase_if(apart, [&](const FoundDisc& d) { return std::abs(d.fit.radius - radius) > kMostRadiusDifference; });
  return selection;
}

}  // namespace ringside
