// SPDX-License-Identifier: MIT
#include "detection/hole/hole_pose.h"

#include <algorithm>
#include <cmath>

namespace ringside {

DiscPose pose_of(const Hanging& hanging, const Circle& rim, const DiscShape& shape) {
  const double d = hanging.offset, foot_radius = shape.radius - shape.edge_rounding / 2;
  // The rim carries it where the two circles cross, so far along the direction from the foot's centre; no
  // farther than the foot goes.
  const double carried =
      std::clamp((rim.radius * rim.radius - foot_radius * foot_radius - d * d) / (2 * std::max(d, 1e-3)), 0.0,
                 foot_radius);
  const Vec2 foot = rim.centre + d * direction(hanging.towards);
  return leaning_pose({foot.x(), foot.y(), -carried * std::tan(hanging.lean)}, hanging.lean,
                      hanging.towards + kPi);
}

bool would_tip(const Vec2& base, double radius, const Circle& rim) {
  constexpr double kFitError = 1;     // mm: of the rim and of the disc's edge, against each other
  constexpr double kLeastPlay = 0.8;  // mm: every disc fits into the hole, whatever its shadow hides of it
  const double hole = std::max(rim.radius, radius + kLeastPlay);
  const double away = (base - rim.centre).norm() + kFitError;
  return away * away < hole * hole - radius * radius;
}

double overhang(const DiscPose& pose, const DiscShape& shape, const Circle& rim) {
  return (pose.foot.head<2>() - rim.centre).norm() + shape.radius - rim.radius;
}

double depth_of(const DiscPose& pose, const DiscShape& shape) {
  const double sine = pose.axis.head<2>().norm(), ball = shape.edge_rounding;
  return -(pose.foot.z() + ball * pose.axis.z() - (shape.radius - ball) * sine - ball);
}

}  // namespace ringside
