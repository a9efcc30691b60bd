// SPDX-License-Identifier: MIT
#include "drawing/sky_light.h"

#include <doctest/doctest.h>

namespace ringside::drawing {
namespace {

double nearest_solid(const Bodies& bodies, const Vec3& p) {
  double nearest = kNever;
  for (const Solid& solid : bodies.solids) nearest = std::min(nearest, solid.distance(p));
  return nearest;
}

// Once the list of what is near a place left out some that still darkened it: the deck showed squares.
TEST_CASE("what stands or leans on the deck darkens places around it without steps") {
  Scene scene;
  scene.discs = {{.base = {0, 0}},
                 stacked({.base = {4, 3}}, {.base = {0, 0}}),
                 leaning({.base = {60, 0}}, 20, 30),
                 leaning({.base = {-60, 10}}, 70, 200)};
  const Bodies bodies(scene);
  const SkyLight sky(bodies, -32, 1);
  constexpr double kStep = 0.5;
  double darkest = 1;
  for (const double z : {0.0, -20.0}) {
    for (double y = -70; y < 70; y += 3) {
      double before = -1;
      for (double x = -110; x < 110; x += kStep) {
        const Vec3 p(x, y, z);
        const double light = sky.at(p, Vec3::UnitZ(), kDeck, {});
        // Half a wall's darkness is lost over twice its height, at most 0.053 per mm; two may add up.
        const bool apart = nearest_solid(bodies, p) > 0.5 && before >= 0;
        if (apart) CHECK(std::abs(light - before) < 2 * 0.053 * kStep);
        before = nearest_solid(bodies, p) > 0.5 ? light : -1;
        darkest = std::min(darkest, light);
      }
    }
  }
  CHECK(darkest < 0.5);
}

TEST_CASE("a bar hides the more of the sky the closer it is, and nothing of what lies above it") {
  Scene scene;
  scene.bars = {{.from = {-300, 150, 60}, .to = {300, 150, 60}, .radius = 10}};
  const SkyLight sky(Bodies(scene), -32, 1);
  const auto seen = [&](double y, double z) { return sky.at({150, y, z}, Vec3::UnitZ(), kDeck, {}); };
  // Straight below a long bar 2 * radius / distance of all directions are hidden, by their slope half of
  // that.
  CHECK(seen(150, 0) == doctest::Approx(1 - 10.0 / 60).epsilon(0.05));
  CHECK(seen(150, 20) < seen(150, 0));
  CHECK(seen(190, 0) > seen(150, 0));
  CHECK(seen(150, 75) == 1);
}

}  // namespace
}  // namespace ringside::drawing
