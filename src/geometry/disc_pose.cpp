// SPDX-License-Identifier: MIT
#include "geometry/disc_pose.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

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
  Vec2 farthest(const Vec2& unit) const { return on_deck(farthest_point(unit)); }

  // The point of a ball that casts it.
  Vec3 farthest_point(const Vec2& unit) const {
    Vec3 p = centre_;
    // The rays to one disc are all but parallel: the ball that is farthest for its centre's ray is farthest.
    const Vec2 lean = lean_at(p);
    const Vec3 normal(unit.x(), unit.y(), lean.dot(unit));  // of planes along the rays
    const Vec2 along(normal.dot(across_[0]), normal.dot(across_[1]));
    const double length = along.norm();
    if (length > 1e-9) p += radius_ * (along.x() * across_[0] + along.y() * across_[1]) / length;
    return p + ball_ * normal.normalized();
  }

  Vec2 on_deck(const Vec3& p) const { return p.head<2>() + p.z() * lean_at(p); }

  // Where the circle of the balls' centres crosses the plane z = 0: two points or none.
  std::vector<Vec2> crossings() const {
    // z = centre + radius (rise.x cos t + rise.y sin t)
    const Vec2 rise(across_[0].z(), across_[1].z());
    const double steepness = radius_ * rise.norm();
    if (std::abs(centre_.z()) >= steepness) return {};
    const double top = std::atan2(rise.y(), rise.x()), away = std::acos(-centre_.z() / steepness);
    std::vector<Vec2> points;
    for (const double t : {top - away, top + away}) {
      const Vec3 p = centre_ + radius_ * (std::cos(t) * across_[0] + std::sin(t) * across_[1]);
      points.emplace_back(p.head<2>());
    }
    return points;
  }

 private:
  // Way of the viewing ray outwards per unit of height.
  Vec2 lean_at(const Vec3& p) const { return (p - camera_).head<2>() / (camera_.z() - p.z()); }

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

// Of the foot and of the top.
std::vector<BallCircle> rounded_edges(const DiscPose& pose, const DiscShape& shape, const Vec3& camera) {
  const double ball = shape.edge_rounding, radius = shape.radius - ball;
  return {BallCircle(pose, radius, ball, ball, camera),
          BallCircle(pose, radius, shape.height - ball, ball, camera)};
}

// The disc as a cylinder, cut by the plane z = 0.
class DeckSection {
 public:
  DeckSection(const DiscPose& pose, const DiscShape& shape)
      : pose_(pose),
        shape_(shape),
        centre_((pose.foot - pose.foot.z() / pose.axis.z() * pose.axis).head<2>()) {}

  // The farthest point in a direction (unit vector) where its side is cut there.
  std::optional<Vec2> farthest(const Vec2& unit) const {
    // Seen along the axis the section is the disc's circle: stretched along the lean by one over its cosine.
    const Vec2 slope = pose_.axis.head<2>() / pose_.axis.z();
    const Vec2 reach = unit + slope.dot(unit) * slope;  // (1 + slope slope^T) unit
    const Vec2 p = centre_ + shape_.radius * reach / std::sqrt(unit.dot(reach));
    const Vec2 from_foot = p - pose_.foot.head<2>();
    const double along = pose_.axis.head<2>().dot(from_foot) - pose_.axis.z() * pose_.foot.z();
    if (along < 0 || along > shape_.height) return std::nullopt;
    return p;
  }

 private:
  DiscPose pose_;
  DiscShape shape_;
  Vec2 centre_;  // of the axis in the plane
};

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
  return hull_of(rounded_edges(pose, shape, camera));
}

std::vector<Vec2> top_outline_of(const DiscPose& pose, const DiscShape& shape, const Vec3& camera) {
  const double round = (1 - std::sqrt(0.5)) * shape.edge_rounding;
  return hull_of({BallCircle(pose, shape.radius - round, shape.height - round, 0, camera)});
}

std::vector<Vec2> outline_above_deck(const DiscPose& pose, const DiscShape& shape, const Vec3& camera) {
  const std::vector<BallCircle> circles = rounded_edges(pose, shape, camera);
  const DeckSection section(pose, shape);
  std::vector<Vec2> ends;
  for (const double height : {0.0, shape.height}) {
    for (const Vec2& end : BallCircle(pose, shape.radius, height, 0, camera).crossings()) ends.push_back(end);
  }
  std::vector<Vec2> corners;
  for (int i = 0; i < kOutlineCorners; ++i) {
    const Vec2& unit = outline_direction(i);
    std::optional<Vec2> farthest = section.farthest(unit);
    const auto take = [&](const Vec2& p) {
      if (!farthest || p.dot(unit) > farthest->dot(unit)) farthest = p;
    };
    std::for_each(ends.begin(), ends.end(), take);
    for (const BallCircle& circle : circles) {
      const Vec3 point = circle.farthest_point(unit);
      if (point.z() >= 0) take(circle.on_deck(point));
    }
    if (!farthest) return {};
    corners.push_back(*farthest);
  }
  return corners;
}

}  // namespace ringside
