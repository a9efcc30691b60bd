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

}  // namespace
}  // namespace ringside::drawing
