// SPDX-License-Identifier: MIT
#include "geometry/disc_pose.h"

#include <Eigen/Geometry>
#include <array>
#include <cmath>
#include <limits>
#include <span>

namespace ringside {
namespace {

// A number for each direction of outline_direction().
using ByDirection = Eigen::Array<double, kOutlineCorners, 1>;
using Mask = Eigen::Array<bool, kOutlineCorners, 1>;

struct Directions {
  ByDirection x, y;
};

const Directions& directions() {
  static const Directions all = [] {
    Directions out;
    for (int i = 0; i < kOutlineCorners; ++i) {
      const Vec2 unit = direction(2 * kPi * i / kOutlineCorners);
      out.x[i] = unit.x();
      out.y[i] = unit.y();
    }
    return out;
  }();
  return all;
}

// For each direction one of several points of the deck.
struct Points {
  ByDirection x, y;

  ByDirection along_directions() const { return x * directions().x + y * directions().y; }
};

// The farthest of the points that were taken, in each direction.
class Farthest {
 public:
  Farthest() : distances_(ByDirection::Constant(kNone)), points_{ByDirection::Zero(), ByDirection::Zero()} {}

  void take(const Points& points) { take(points, Mask::Constant(true)); }

  // Only those that are seen.
  void take(const Points& points, const Mask& seen) {
    const ByDirection distances = seen.select(points.along_directions(), kNone);
    const Mask farther = distances > distances_;
    distances_ = farther.select(distances, distances_);
    points_.x = farther.select(points.x, points_.x);
    points_.y = farther.select(points.y, points_.y);
  }

  // Empty where there is none in some direction.
  std::vector<Vec2> corners() const {
    std::vector<Vec2> out;
    if ((distances_ == kNone).any()) return out;
    out.reserve(kOutlineCorners);
    for (int i = 0; i < kOutlineCorners; ++i) out.emplace_back(points_.x[i], points_.y[i]);
    return out;
  }

 private:
  static constexpr double kNone = std::numeric_limits<double>::lowest();

  ByDirection distances_;
  Points points_;
};

// The balls about points of a circle around the disc's axis.
class BallCircle {
 public:
  BallCircle(const DiscPose& pose, double radius, double height, double ball, const Vec3& camera)
      : centre_(pose.foot + height * pose.axis), radius_(radius), ball_(ball), camera_(camera) {
    const Vec3 aside = pose.axis.unitOrthogonal();
    across_ = {aside, pose.axis.cross(aside)};
  }

  // Where what the balls cast on the deck reaches farthest, and how high the points of the balls are that
  // cast it.
  struct Reach {
    Points on_deck;
    ByDirection height;
  };

  Reach reach() const {
    // The rays to one disc are all but parallel: the ball that is farthest for its centre's ray is farthest.
    const Vec2 lean = (centre_ - camera_).head<2>() / (camera_.z() - centre_.z());
    const ByDirection &x = directions().x, &y = directions().y;
    const ByDirection z = lean.x() * x + lean.y() * y;  // of normals of planes along the rays
    const std::array<ByDirection, 2> along{along_normals(across_[0], z), along_normals(across_[1], z)};
    const ByDirection radii = radius_ / (along[0].square() + along[1].square()).max(kNoLength2).sqrt();
    const ByDirection balls = ball_ / (1 + z.square()).sqrt();
    const auto coordinate = [&](int i, const ByDirection& normal) -> ByDirection {
      return centre_[i] + radii * (along[0] * across_[0][i] + along[1] * across_[1][i]) + balls * normal;
    };
    const ByDirection p_x = coordinate(0, x), p_y = coordinate(1, y), p_z = coordinate(2, z);
    const ByDirection per_mm = p_z / (camera_.z() - p_z);
    return {{p_x + per_mm * (p_x - camera_.x()), p_y + per_mm * (p_y - camera_.y())}, p_z};
  }

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
  static constexpr double kNoLength2 = 1e-18;

  static ByDirection along_normals(const Vec3& way, const ByDirection& normals_z) {
    return way.x() * directions().x + way.y() * directions().y + way.z() * normals_z;
  }

  Vec3 centre_;
  double radius_, ball_;
  Vec3 camera_;
  std::array<Vec3, 2> across_;
};

std::vector<Vec2> hull_of(std::span<const BallCircle> circles) {
  Farthest farthest;
  for (const BallCircle& circle : circles) farthest.take(circle.reach().on_deck);
  return farthest.corners();
}

// Of the foot and of the top.
std::array<BallCircle, 2> rounded_edges(const DiscPose& pose, const DiscShape& shape, const Vec3& camera) {
  const double ball = shape.edge_rounding, radius = shape.radius - ball;
  return {BallCircle(pose, radius, ball, ball, camera),
          BallCircle(pose, radius, shape.height - ball, ball, camera)};
}

// Takes the farthest points of the disc as a cylinder, cut by the plane z = 0, where its side is cut there.
void take_section(const DiscPose& pose, const DiscShape& shape, Farthest& farthest) {
  const Vec2 centre = (pose.foot - pose.foot.z() / pose.axis.z() * pose.axis).head<2>();  // of the axis
  // Seen along the axis the section is the disc's circle: stretched along the lean by one over its cosine.
  const Vec2 slope = pose.axis.head<2>() / pose.axis.z();
  const ByDirection &x = directions().x, &y = directions().y;
  const ByDirection along_slope = slope.x() * x + slope.y() * y;  // reach = (1 + slope slope^T) unit
  const ByDirection scale = shape.radius / (1 + along_slope.square()).sqrt();
  const Points p{centre.x() + scale * (x + along_slope * slope.x()),
                 centre.y() + scale * (y + along_slope * slope.y())};
  const ByDirection height_on_axis = pose.axis.x() * (p.x - pose.foot.x()) +
                                     pose.axis.y() * (p.y - pose.foot.y()) - pose.axis.z() * pose.foot.z();
  farthest.take(p, height_on_axis >= 0 && height_on_axis <= shape.height);
}

}  // namespace

DiscPose leaning_pose(const Vec3& foot, double lean, double lowest_towards) {
  const Vec2 low = direction(lowest_towards);
  return {foot, {std::sin(lean) * low.x(), std::sin(lean) * low.y(), std::cos(lean)}};
}

Vec2 outline_direction(int i) { return {directions().x[i], directions().y[i]}; }

std::vector<Vec2> outline_of(const DiscPose& pose, const DiscShape& shape, const Vec3& camera) {
  return hull_of(rounded_edges(pose, shape, camera));
}

std::vector<Vec2> top_outline_of(const DiscPose& pose, const DiscShape& shape, const Vec3& camera) {
  const double round = (1 - std::sqrt(0.5)) * shape.edge_rounding;
  return hull_of(std::array{BallCircle(pose, shape.radius - round, shape.height - round, 0, camera)});
}

std::vector<Vec2> outline_above_deck(const DiscPose& pose, const DiscShape& shape, const Vec3& camera) {
  Farthest farthest;
  take_section(pose, shape, farthest);
  for (const double height : {0.0, shape.height}) {
    for (const Vec2& end : BallCircle(pose, shape.radius, height, 0, camera).crossings())
      farthest.take({ByDirection::Constant(end.x()), ByDirection::Constant(end.y())});
  }
  for (const BallCircle& circle : rounded_edges(pose, shape, camera)) {
    const BallCircle::Reach reach = circle.reach();
    farthest.take(reach.on_deck, reach.height >= 0);
  }
  return farthest.corners();
}

}  // namespace ringside
