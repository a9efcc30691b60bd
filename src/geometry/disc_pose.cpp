// SPDX-License-Identifier: MIT
#include "geometry/disc_pose.h"

#include <Eigen/Geometry>
#include <array>
#include <cmath>

namespace ringside {
namespace {

// The balls about points of a circle around the disc's axis.
class BallCircle {
 public:
  BallCircle(const DiscPose& pose, double radius, double height, double ball, const Vec3& camera)
      : centre_(pose.foot + height * pose.axis), radius_(radius), ball_(ball), camera_(camera) {
    const Vec3 aside = pose.axis.unitOrthogonal();
    across_ = {aside, pose.axis.cross(aside)};
  }

  // The farthest point in a direction of the deck (unit vector) of what the balls cast on it.
  Vec2 farthest(const Vec2& unit) const {
    Vec3 p = centre_;
    // The rays to one disc are all but parallel: the ball that is farthest for its centre's ray is farthest.
    const Vec2 lean = lean_at(p);
    const Vec3 normal(unit.x(), unit.y(), lean.dot(unit));  // of planes along the rays
    const Vec2 along(normal.dot(across_[0]), normal.dot(across_[1]));
    const double length = along.norm();
    if (length > 1e-9) p += radius_ * (along.x() * across_[0] + along.y() * across_[1]) / length;
    return on_deck(p + ball_ * normal.normalized());
  }

 private:
  // Way of the viewing ray outwards per unit of height.
  Vec2 lean_at(const Vec3& p) const { return (p - camera_).head<2>() / (camera_.z() - p.z()); }

  Vec2 on_deck(const Vec3& p) const { return p.head<2>() + p.z() * lean_at(p); }

  Vec3 centre_;
  double radius_, ball_;
  Vec3 camera_;
  std::array<Vec3, 2> across_;
};

std::vector<Vec2> hull_of(const std::vector<BallCircle>& circles) {
  std::vector<Vec2> corners;
  corners.reserve(kOutlineCorners);
  for (int i = 0; i < kOutlineCorners; ++i) {
    const Vec2& unit = outline_direction(i);
    Vec2 best = circles.front().farthest(unit);
    for (const BallCircle& circle : circles) {
      const Vec2 p = circle.farthest(unit);
      if (p.dot(unit) > best.dot(unit)) best = p;
    }
    corners.push_back(best);
  }
  return corners;
}

}  // namespace

DiscPose leaning_pose(const Vec3& foot, double lean, double lowest_towards) {
  const Vec2 low = direction(lowest_towards);
  return {foot, {std::sin(lean) * low.x(), std::sin(lean) * low.y(), std::cos(lean)}};
}

const Vec2& outline_direction(int i) {
  static const auto directions = [] {
    std::array<Vec2, kOutlineCorners> all;
    for (int k = 0; k < kOutlineCorners; ++k)
      all[static_cast<std::size_t>(k)] = direction(2 * kPi * k / kOutlineCorners);
    return all;
  }();
  return directions[static_cast<std::size_t>(i)];
}

std::vector<Vec2> outline_of(const DiscPose& pose, const DiscShape& shape, const Vec3& camera) {
  const double ball = shape.edge_rounding, radius = shape.radius - ball;
  return hull_of({BallCircle(pose, radius, ball, ball, camera),
                  BallCircle(pose, radius, shape.height - ball, ball, camera)});
}

std::vector<Vec2> top_outline_of(const DiscPose& pose, const DiscShape& shape, const Vec3& camera) {
  const double round = (1 - std::sqrt(0.5)) * shape.edge_rounding;
  return hull_of({BallCircle(pose, shape.radius - round, shape.height - round, 0, camera)});
}

}  // namespace ringside
