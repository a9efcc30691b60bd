// SPDX-License-Identifier: MIT
#include "scene/solid.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

constexpr DiscShape kRounded{15.9, 9.5, 1.5};
const Vec3 kAsideCamera(120, -80, 1000);
const Vec2 kBase(-250, 310);  // seen at 28 degrees from the vertical

// Calls visit(point of the deck, its distance from the disc's outline) all around the disc and across it.
template <typename Visit>
void for_deck(const Visit& visit) {
  const DiscOutline<double> outline(kBase, kRounded.radius, kRounded.height, kRounded.edge_rounding,
                                    kAsideCamera);
  for (int degree = 0; degree < 360; degree += 5) {
    const Vec2 unit = direction(radians(degree));
    for (double out = 0; out < 30; out += 0.25) {
      const Vec2 p = outline.centre() + out * unit;
      CAPTURE(degree);
      CAPTURE(out);
      visit(p, outline.signed_distance(p));
    }
  }
}

TEST_CASE("rays meet the disc inside its outline and pass it outside") {
  constexpr double kNear = 0.05;  // mm: the outline is good to 0.03
  for_deck([](const Vec2& p, double distance) {
    if (std::abs(distance) < kNear) return;
    CHECK(surface_at(lying_at(kBase, kRounded), p, kAsideCamera).has_value() == (distance < 0));
  });
}

TEST_CASE("what is seen of a disc is turned to the camera") {
  for_deck([](const Vec2& p, double) {
    const auto seen = surface_at(lying_at(kBase, kRounded), p, kAsideCamera);
    if (!seen) return;
    const Vec3& normal = seen->normal;
    CHECK(normal.norm() == doctest::Approx(1));
    const Vec3 to_camera = (kAsideCamera - Vec3(p.x(), p.y(), 0)).normalized();
    CHECK(normal.dot(to_camera) > -0.02);
  });
}

TEST_CASE("the face is level, and the side is level only on the side of the camera") {
  const double lean = (kBase - kAsideCamera.head<2>()).norm() / kAsideCamera.z();
  const Vec2 away = (kBase - kAsideCamera.head<2>()).normalized();
  const auto at = [&](double out) {
    return surface_at(lying_at(kBase, kRounded), kBase + out * away, kAsideCamera);
  };
  CHECK(at(lean * kRounded.height)->normal == Vec3::UnitZ());
  const double half_way_up = -kRounded.radius + lean * kRounded.height / 2;
  const auto side = at(half_way_up);
  REQUIRE(side.has_value());
  CHECK(side->normal.z() == doctest::Approx(0));
  CHECK(side->normal.head<2>().dot(-away) == doctest::Approx(1));
  for (double out = 5; out < 30; out += 0.1) {
    if (const auto seen = at(out)) CHECK(seen->normal.z() > 0);
  }
}

TEST_CASE("a disc that leans by nothing is seen as one that lies flat") {
  const Solid upright = posed({{kBase.x(), kBase.y(), 0}, Vec3::UnitZ()}, kRounded);
  for_deck([&](const Vec2& p, double) {
    const auto flat = surface_at(lying_at(kBase, kRounded), p, kAsideCamera),
               leaning = surface_at(upright, p, kAsideCamera);
    REQUIRE(leaning.has_value() == flat.has_value());
    if (flat) CHECK((leaning->normal - flat->normal).norm() < 1e-6);
  });
}

TEST_CASE("a leaning disc is seen inside its outline, its face turned as its axis is") {
  constexpr double kNear = 0.15;  // mm: the outline's rounding is seen to first order
  const DiscPose pose = leaning_pose({kBase.x(), kBase.y(), 3}, radians(12), 0.7);
  const Solid solid = posed(pose, kRounded);
  const auto seen_at = [&](const Vec2& p) { return surface_at(solid, p, kAsideCamera); };
  const std::vector<Vec2> outline = outline_of(pose, kRounded, kAsideCamera);
  Vec2 middle = Vec2::Zero();
  for (const Vec2& corner : outline) middle += corner / static_cast<double>(outline.size());
  for (const Vec2& corner : outline) {
    const Vec2 unit = (corner - middle).normalized();
    CHECK(seen_at(corner - kNear * unit).has_value());
    CHECK_FALSE(seen_at(corner + kNear * unit).has_value());
  }
  const Vec3 top = pose.foot + kRounded.height * pose.axis;
  const Vec2 seen = seen_on_deck({top.head<2>(), 0}, top.z(), kAsideCamera).centre;
  const auto face = seen_at(seen);
  REQUIRE(face.has_value());
  CHECK(face->within_face > kRounded.radius - kRounded.edge_rounding - 0.01);
  CHECK((face->normal - pose.axis).norm() < 1e-12);
}

}  // namespace
}  // namespace ringside
