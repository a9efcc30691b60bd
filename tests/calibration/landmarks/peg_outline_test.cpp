// SPDX-License-Identifier: MIT
#include "calibration/landmarks/peg_outline.h"

#include <doctest/doctest.h>

#include "geometry/disc_outline.h"

namespace ringside {
namespace {

const Vec2 kFoot(95, 30);

TEST_CASE("a peg's outline is that of a small high disc with sharp edges") {
  const PegShape shape{3.5, 14};
  for (const Vec3& camera : {Vec3(0, 0, 1000), Vec3(95, 30, 800), Vec3(-500, 300, 900)}) {
    CAPTURE(camera.transpose());
    const DiscOutline<double> outline(kFoot, shape.radius, shape.height, 0, camera);
    double weights = 0;
    for (const PegOutlinePoint& p : peg_outline(kFoot, shape, camera)) {
      // The sides are taken as parallel to the lean, and straight below the camera the top hides the foot.
      CHECK(std::abs(outline.signed_distance(p.p_board)) < 0.07);
      weights += p.weight;
    }
    CHECK(weights == doctest::Approx(1));
  }
}

TEST_CASE("the outline moves with the height as it says") {
  const Vec3 camera(-500, 300, 900);
  constexpr double kStep = 1e-3;  // mm
  const PegOutline low = peg_outline(kFoot, {3.5, 14}, camera);
  const PegOutline high = peg_outline(kFoot, {3.5, 14 + kStep}, camera);
  for (std::size_t i = 0; i < low.size(); ++i) {
    const double moved = (high[i].p_board - low[i].p_board).dot(low[i].normal) / kStep;
    CHECK(std::abs(moved - low[i].per_height) < 0.02);  // less the growth of the top
  }
}

}  // namespace
}  // namespace ringside
