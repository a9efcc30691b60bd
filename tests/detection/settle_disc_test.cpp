// SPDX-License-Identifier: MIT
#include "detection/settle_disc.h"

#include <doctest/doctest.h>

#include "detection/one_disc.h"

namespace ringside {
namespace {

// As an outline fit has it that took the far edge of the shadow for the disc's.
FoundDisc dragged(const test::OneDisc& disc, double mm, double quality) {
  FoundDisc found;
  found.fit.base = disc.base - mm * disc.to_lamp;
  found.fit.radius = disc.shape.radius;
  found.quality = quality;
  return found;
}

TEST_CASE("a disc that was dragged into its shadow is put back, and one is left where it is") {
  const drawing::Material black{{30, 29, 29}}, natural{{226, 190, 140}};
  for (const drawing::Material& material : {black, natural}) {
    for (int lamp = 0; lamp < 4; ++lamp) {
      CAPTURE(material.colour.red);
      CAPTURE(lamp);
      const Vec2 to_lamp = direction(0.4 + kPi / 2 * lamp);
      const test::OneDisc disc = test::one_disc(
          material, 12, {.towards = {to_lamp.x(), to_lamp.y(), 1}, .share = 0.45, .radius_deg = 1});
      for (const double mm : {0.0, 2.5, 5.0}) {
        CAPTURE(mm);
        const OutlineFit settled =
            settle_disc(disc.photo, disc.calibration, disc.shape, dragged(disc, mm, 0.5), std::nullopt);
        CHECK((settled.base - disc.base).norm() < 0.5);
      }
    }
  }
}

}  // namespace
}  // namespace ringside
