// SPDX-License-Identifier: MIT
#include "detection/light_shares.h"

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

}  // namespace
}  // namespace ringside
