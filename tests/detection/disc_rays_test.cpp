// SPDX-License-Identifier: MIT
#include "detection/disc_rays.h"

#include <doctest/doctest.h>

#include "detection/one_disc.h"

namespace ringside {
namespace {

// A pale one. towards_lamp: on the deck, from the disc.
test::OneDisc one_disc(double tilt_deg, const Vec2& towards_lamp) {
  const Vec2 to_lamp = towards_lamp.normalized();
  return test::one_disc(test::black_and_natural_on_dark_blue().second, tilt_deg,
                        {.towards = {to_lamp.x(), to_lamp.y(), 1.2}, .share = 0.6, .radius_deg = 2});
}

TEST_CASE("a disc explains the picture best from where it lies, whatever side the lamp stands on") {
  for (const double tilt : {0.0, 20.0}) {
    for (int lamp = 0; lamp < 4; ++lamp) {
      const test::OneDisc disc = one_disc(tilt, direction(kPi / 2 * lamp));
      CAPTURE(tilt);
      CAPTURE(lamp);
      const DiscRays rays(disc.photo, disc.calibration, disc.shape, disc.base + Vec2(1.5, -1),
                          Vec2(-disc.to_lamp));
      const double there = rays.unexplained(disc.base);
      for (int i = 0; i < 8; ++i) {
        const Vec2 way = direction(kPi / 4 * i);
        CHECK(rays.unexplained(disc.base + 1.5 * way) > there);
        CHECK(rays.unexplained(disc.base + 3 * way) > rays.unexplained(disc.base + 1.5 * way));
      }
    }
  }
}

TEST_CASE("without a known lamp a place two millimetres off is still the worse one") {
  const test::OneDisc disc = one_disc(20, {1, 0.3});
  const DiscRays rays(disc.photo, disc.calibration, disc.shape, disc.base, std::nullopt);
  for (int i = 0; i < 8; ++i)
    CHECK(rays.unexplained(disc.base + 2 * direction(kPi / 4 * i)) > rays.unexplained(disc.base));
}

}  // namespace
}  // namespace ringside
