// SPDX-License-Identifier: MIT
#include "geometry/disc_pose.h"

#include <doctest/doctest.h>

#include <Eigen/Geometry>
#include <algorithm>

namespace ringside {
namespace {

const DiscShape kShape{15.9, 9.5, 1.5};
const Vec3 kFarCamera(250, -180, 900);

double farthest_from(const std::vector<Vec2>& corners, const Vec2& unit) {
  double most = -1e9;
  for (const Vec2& corner : corners) most = std::max(most, corner.dot(unit));
  return most;
}

Vec2 shadow_on_deck(const Vec3& p) {
  return p.head<2>() + p.z() * (p - kFarCamera).head<2>() / (kFarCamera.z() - p.z());
}

// Of a ball, by trying its points.
double farthest_of_ball(const Vec3& centre, const Vec2& unit) {
  double most = -1e9;
  for (int i = 0; i < 60; ++i) {
    for (int k = -15; k <= 15; ++k) {
      const double up = radians(6.0 * k);
      const Vec2 level = std::cos(up) * direction(radians(6.0 * i));
      const Vec3 out(level.x(), level.y(), std::sin(up));
      most = std::max(most, shadow_on_deck(centre + kShape.edge_rounding * out).dot(unit));
    }
  }
  return most;
}

// Of the disc: the balls that roll round inside its rim.
double farthest_of_disc(const DiscPose& pose, const Vec2& unit) {
  const Vec3 a = pose.axis.unitOrthogonal(), b = pose.axis.cross(a);
  const double radius = kShape.radius - kShape.edge_rounding;
  double most = -1e9;
  for (const double height : {kShape.edge_rounding, kShape.height - kShape.edge_rounding}) {
    for (int i = 0; i < 360; i += 2) {
      const Vec2 round = radius * direction(radians(i));
      const Vec3 ball = pose.foot + height * pose.axis + round.x() * a + round.y() * b;
      most = std::max(most, farthest_of_ball(ball, unit));
    }
  }
  return most;
}

TEST_CASE("the outline of a leaning disc is where its farthest points are seen") {
  const DiscPose pose = leaning_pose({4, -3, -2}, radians(18), radians(200));
  const auto corners = outline_of(pose, kShape, kFarCamera);
  for (const int degree : {0, 50, 130, 200, 310}) {
    CAPTURE(degree);
    const Vec2 unit = direction(radians(degree));
    CHECK(std::abs(farthest_from(corners, unit) - farthest_of_disc(pose, unit)) < 0.05);
  }
}

TEST_CASE("a disc on the deck has the outline of DiscOutline") {
  const Vec2 base(30, 40);
  const auto corners = outline_of({{base.x(), base.y(), 0}, Vec3::UnitZ()}, kShape, kFarCamera);
  const DiscOutline<double> expected(base, kShape.radius, kShape.height, kShape.edge_rounding, kFarCamera);
  for (const Vec2& corner : corners) CHECK(std::abs(expected.signed_distance(corner)) < 0.05);
}

// Of a cylinder's points above the deck, by trying them.
double farthest_above_deck(const DiscPose& pose, const Vec2& unit) {
  const Vec3 a = pose.axis.unitOrthogonal(), b = pose.axis.cross(a);
  double most = -1e9;
  for (int i = 0; i < 1440; ++i) {
    const Vec2 round = kShape.radius * direction(radians(0.25 * i));
    for (int k = 0; k <= 190; ++k) {
      const double height = kShape.height * k / 190;
      const Vec3 p = pose.foot + height * pose.axis + round.x() * a + round.y() * b;
      if (p.z() >= 0) most = std::max(most, shadow_on_deck(p).dot(unit));
    }
  }
  return most;
}

TEST_CASE("of a disc that reaches below the deck what is above it has an outline of its own") {
  const DiscPose sunk{{1, 2, -7}, Vec3::UnitZ()};
  // Their feet in the hole, their tops partly or wholly above the deck.
  for (const DiscPose& pose : {sunk, leaning_pose({4, -3, -3}, radians(18), radians(200)),
                               leaning_pose({-5, 2, -5}, radians(30), radians(20))}) {
    const auto corners = outline_above_deck(pose, kShape, kFarCamera);
    REQUIRE_FALSE(corners.empty());
    for (int degree = 0; degree < 360; degree += 25) {
      CAPTURE(degree);
      const Vec2 unit = direction(radians(degree));
      // The trial has sharp edges, which reach farther than rounded ones by up to a third of the rounding.
      const double reached = farthest_above_deck(pose, unit);
      CHECK(farthest_from(corners, unit) < reached + 0.05);
      CHECK(farthest_from(corners, unit) > reached - 0.75);
    }
  }
}

TEST_CASE("the outline of what is above the deck is that of a whole disc on it, and none of one below it") {
  const DiscPose standing{{30, 40, 0}, Vec3::UnitZ()}, below{{0, 0, -12}, Vec3::UnitZ()};
  const auto whole = outline_of(standing, kShape, kFarCamera);
  const auto above = outline_above_deck(standing, kShape, kFarCamera);
  REQUIRE(above.size() == whole.size());
  for (int i = 0; i < kOutlineCorners; ++i) {
    const double more =
        (above[static_cast<std::size_t>(i)] - whole[static_cast<std::size_t>(i)]).dot(outline_direction(i));
    CHECK(more > -0.01);
    CHECK(more < 0.75);  // where its foot is cut it is not rounded
  }
  CHECK(outline_above_deck(below, kShape, kFarCamera).empty());
}

TEST_CASE("the lowest edge is in the direction that was asked for") {
  const DiscPose pose = leaning_pose({0, 0, 0}, radians(20), radians(90));
  CHECK(pose.axis.y() == doctest::Approx(std::sin(radians(20))));
  CHECK(pose.axis.z() == doctest::Approx(std::cos(radians(20))));
}

}  // namespace
}  // namespace ringside
