// SPDX-License-Identifier: MIT
#include "detection/selection/at_the_hole.h"

namespace ringside {
namespace {

// A circle inside the hole's rim or about its centre is the rim itself, the edge of its floor or of its
// shadow, or a disc that lies in it (1.6 mm of play); rim and circle are each known to a millimetre or two.
constexpr double kHoleTolerance = 2, kHoleCentreTolerance = 4;

}  // namespace

bool in_the_hole(const Circle& circle, const Hole& hole) {
  const double off_centre = (circle.centre - hole.rim.centre).norm();
  return off_centre < kHoleCentreTolerance || off_centre + circle.radius < hole.rim.radius + kHoleTolerance;
}

bool is_the_hole(const OutlineFit& fit, const DiscShape& shape, const Calibration& calibration) {
  constexpr double kAbout = 0.5;  // of its radius; a pixel is 4 mm long on decks seen from far aside
  const Circle top = seen_top(fit.base, with_radius(shape, fit.radius), calibration.camera.centre);
  const Circle& rim = calibration.hole.rim;
  return in_the_hole(top, calibration.hole) || (top.centre - rim.centre).norm() < kAbout * rim.radius;
}

bool over_the_hole(const Vec2& p, const Hole& hole) { return (p - hole.rim.centre).norm() < hole.rim.radius; }

}  // namespace ringside
