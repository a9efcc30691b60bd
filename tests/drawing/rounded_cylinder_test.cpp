// SPDX-License-Identifier: MIT
#include "drawing/rounded_cylinder.h"

#include <doctest/doctest.h>

#include <random>

#include "drawing/core_distance.h"

namespace ringside::drawing {
namespace {

const RoundedCylinder kDisc{{12, -7}, 15.9, 0, 9.5, 1.5};

// Rays from an eye at a person's height of view to places on and around the disc.
Ray ray_near_disc(std::mt19937& random) {
  std::uniform_real_distribution<double> place(-22, 22);
  std::uniform_real_distribution<double> lean(-700, 700);
  const Vec3 eye(lean(random), lean(random), 800);
  const Vec3 target(kDisc.centre.x() + place(random), kDisc.centre.y() + place(random), 4);
  return {eye, target - eye};
}

TEST_CASE("rays hit a rounded cylinder exactly when they pass its core within the rounding") {
  std::mt19937 random(20);
  int hits = 0;
  int misses = 0;
  for (int i = 0; i < 300; ++i) {
    const Ray ray = ray_near_disc(random);
    const double distance = core_distance(kDisc, ray);
    if (std::abs(distance - kDisc.rounding) < 0.002) continue;  // closer than the sampled core can tell
    const auto crossing = kDisc.crossing(ray);
    // A line through the core's inside may keep away from its side; then it enters through the top face.
    const Vec3 at_top = ray.at(ray.distance_to_height(kDisc.top));
    const bool through_top = (at_top.head<2>() - kDisc.centre).norm() < kDisc.radius - kDisc.rounding;
    CHECK(crossing.has_value() == (through_top || distance < kDisc.rounding));
    ++(crossing ? hits : misses);
  }
  CHECK(hits > 50);
  CHECK(misses > 50);
}

TEST_CASE("crossings lie on the surface and their normals point away from it") {
  std::mt19937 random(21);
  for (int i = 0; i < 300; ++i) {
    const Ray ray = ray_near_disc(random);
    const auto crossing = kDisc.crossing(ray);
    if (!crossing) continue;
    // Back along the normal by the rounding lies the core.
    const Vec3 core = ray.at(crossing->distance) - kDisc.rounding * crossing->normal;
    const double out = (core.head<2>() - kDisc.centre).norm();
    CHECK(out < kDisc.radius - kDisc.rounding + 1e-5);
    CHECK(core.z() > kDisc.bottom + kDisc.rounding - 1e-5);
    CHECK(core.z() < kDisc.top - kDisc.rounding + 1e-5);
    CHECK(crossing->normal.norm() == doctest::Approx(1));
    CHECK(crossing->normal.dot(ray.direction) < 0);
  }
}

const RoundedCylinder kBevelled{{12, -7}, 15.9, 0, 9.5, 0, 1.5, 2};

// By the definition of a bevel: within the cylinder, and nowhere beyond the straight cut.
bool is_inside_bevelled(const Vec3& p) {
  const double out = (p.head<2>() - kBevelled.centre).norm();
  const double from_face = std::min(p.z() - kBevelled.bottom, kBevelled.top - p.z());
  const double cut_off = std::max(0.0, 1 - from_face / kBevelled.bevel_drop) * kBevelled.bevel_width;
  return from_face >= 0 && out <= kBevelled.radius - cut_off;
}

TEST_CASE("rays meet a bevelled cylinder where they first come inside it") {
  std::mt19937 random(22);
  int on_bevel = 0, on_face = 0, on_side = 0, misses = 0;
  for (int i = 0; i < 400; ++i) {
    const Ray ray = ray_near_disc(random);
    double first = 0.9;
    while (first < 1.1 && !is_inside_bevelled(ray.at(first))) first += 2e-6;
    const auto crossing = kBevelled.crossing(ray);
    if (first >= 1.1) {
      // Within what the steps may have jumped over.
      if (crossing) CHECK_FALSE(is_inside_bevelled(ray.at(crossing->distance + 1e-5)));
      ++misses;
      continue;
    }
    REQUIRE(crossing.has_value());
    CHECK(crossing->distance == doctest::Approx(first).epsilon(3e-6));
    const Vec3 p = ray.at(crossing->distance);
    const Vec2 out = (p.head<2>() - kBevelled.centre).normalized();
    const double from_face = std::min(p.z() - kBevelled.bottom, kBevelled.top - p.z());
    const bool is_face = std::abs(from_face)<1e-4, is_side = from_face> kBevelled.bevel_drop;
    ++(is_face ? on_face : is_side ? on_side : on_bevel);
    if (is_face) CHECK((crossing->normal - Vec3::UnitZ()).norm() < 1e-6);
    if (is_side) CHECK((crossing->normal - Vec3(out.x(), out.y(), 0)).norm() < 1e-5);
    if (is_face || is_side || from_face < 1e-3 || from_face > kBevelled.bevel_drop - 1e-3) continue;
    // Square to the cut: as far out as it drops, as far up as it is wide.
    const double up = p.z() > 4 ? 0.6 : -0.6;
    CHECK((crossing->normal - Vec3(0.8 * out.x(), 0.8 * out.y(), up)).norm() < 1e-5);
  }
  CHECK(on_bevel > 20);
  CHECK(on_face > 50);
  CHECK(on_side > 10);
  CHECK(misses > 50);
}

TEST_CASE("the distance from a bevelled cylinder is that from its nearest edge, cut or face") {
  const auto distance = [](double out, double z) { return kBevelled.distance({12 + out, -7, z}); };
  CHECK(distance(3, 12.5) == doctest::Approx(3));
  CHECK(distance(18, 5) == doctest::Approx(2.1));
  CHECK(distance(15.15 + 0.8, 8.5 + 0.6) == doctest::Approx(1));
  CHECK(distance(15.15 + 0.8, 1 - 0.6) == doctest::Approx(1));
  CHECK(distance(14.4 + 0.03, 9.5 + 0.4) == doctest::Approx(std::hypot(0.03, 0.4)));
  CHECK(distance(15.1, 8.4) == 0);
  CHECK(distance(0, 4) == 0);
  CHECK(kBevelled.side_top() == 7.5);
}

}  // namespace
}  // namespace ringside::drawing
