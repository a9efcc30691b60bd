// SPDX-License-Identifier: MIT
#include "scene/light.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

// Leaning by so much towards an angle on the deck.
Vec3 leaning(double degrees, double towards_deg) {
  const Vec2 out = std::sin(radians(degrees)) * direction(radians(towards_deg));
  return {out.x(), out.y(), std::cos(radians(degrees))};
}

TEST_CASE("a level surface is as bright in any light") { CHECK(brighter_by(Vec3::UnitZ()).norm() < 1e-12); }

TEST_CASE("no light is less than none") {
  for (int lean = 0; lean <= 180; lean += 15) {
    for (int towards = 0; towards < 360; towards += 15)
      CHECK(brighter_by(leaning(lean, towards)).minCoeff() >= -1);
  }
}

TEST_CASE("surfaces turned towards a lamp are brighter, those turned away darker") {
  LightShares low_lamp_from_x = LightShares::Zero();
  low_lamp_from_x[0] = 1;
  CHECK(brighter_by(leaning(30, 0)).dot(low_lamp_from_x) > 0.5);
  CHECK(brighter_by(leaning(30, 180)).dot(low_lamp_from_x) == doctest::Approx(-1));
  CHECK(std::abs(brighter_by(leaning(30, 90)).dot(low_lamp_from_x)) < 0.2);
}

TEST_CASE("light from above and from the sky fails on sides") {
  const LightShares side = brighter_by(leaning(90, 40)), below = brighter_by(leaning(180, 0));
  CHECK(side[kLights - 2] == doctest::Approx(-1));    // right above
  CHECK(side[kLights - 1] == doctest::Approx(-0.5));  // half of the sky
  CHECK(below[kLights - 1] == doctest::Approx(-1));
}

constexpr DiscShape kThrowing{15.9, 9.5, 1.5};
constexpr int kLowFromX = 0, kHighFromX = 8, kRightAbove = kLights - 2;

LightShares kept(double x, double y) { return kept_by_disc({x, y}, kThrowing); }

TEST_CASE("a disc keeps the light from above from where it stands and from nowhere else") {
  CHECK(kept(kThrowing.radius - 0.2, 0)[kRightAbove] == 1);
  CHECK(kept(0, kThrowing.radius + 0.2)[kRightAbove] == 0);
}

TEST_CASE("a disc's shadow lies away from the lamp, as long as its height says") {
  const double end = kThrowing.radius + (kThrowing.height - kThrowing.edge_rounding) / std::tan(radians(50));
  CHECK(kept(-end + 0.2, 0)[kHighFromX] == 1);
  CHECK(kept(-end - 0.2, 0)[kHighFromX] == 0);
  CHECK(kept(-end - 0.2, 0)[kLowFromX] == 1);
  CHECK(kept(0, kThrowing.radius + 0.2)[kHighFromX] == 0);  // beside it
}

TEST_CASE("a lamp in front of a disc lights the deck under its lower rounding") {
  CHECK(kept(kThrowing.radius - 0.3, 0)[kHighFromX] == 0);
  CHECK(kept(kThrowing.radius - 0.3, 0)[kRightAbove] == 1);
  CHECK(kept(0, 0)[kHighFromX] == 1);
}

}  // namespace
}  // namespace ringside
