// SPDX-License-Identifier: MIT
#include "detection/hole/hole_disc.h"

namespace ringside {
namespace {

// Bases on the rendered set `hole`; no line is near, so nothing hangs on them.
constexpr double kBaseSigma = 1.5;  // mm

Circle seen_top_of(const HoleFit& judged, const Calibration& calibration) {
  const auto corners = top_outline_of(judged.disc().pose, judged.disc().shape, calibration.camera.centre);
  Vec2 middle = Vec2::Zero();
  for (const Vec2& corner : corners) middle += corner / static_cast<double>(corners.size());
  const Homography& image_from_board = calibration.image_from_board;
  return {image_from_board * middle, judged.disc().shape.radius * image_from_board.scale_at(middle)};
}

}  // namespace

Disc disc_of(const HoleFit& judged, HoleState state, const Calibration& calibration, double radius_sigma) {
  Disc disc;
  disc.base = judged.disc().pose.foot.head<2>();
  disc.covariance = kBaseSigma * kBaseSigma * Mat2::Identity();
  disc.radius = judged.disc().shape.radius;
  disc.radius_sigma = radius_sigma;
  disc.seen_top = seen_top_of(judged, calibration);
  disc.colour = rgb_of(judged.face);
  disc.in_hole = state;
  disc.confidence = 1;
  return disc;
}

}  // namespace ringside
