// SPDX-License-Identifier: MIT
#include "detection/hole/hole_fit.h"

#include <doctest/doctest.h>

#include "detection/hole_scenes.h"

namespace ringside {
namespace {

using namespace test;

TEST_CASE("a small disc flat in a wide hole is explained by a lamp's light on the floor beside it") {
  const DiscShape small{14.4, 9.5, 1.5};
  for (int lamp = 0; lamp < 4; ++lamp) {
    CAPTURE(lamp);
    drawing::Scene scene = table(kWhiteFloor);
    scene.board.hole.radius = 18.4;
    const double towards_lamp = kPi / 2 * lamp;
    // Where it lies the rim's shadow does not fall, and floor shows on its other side.
    drawing::Disc disc = natural_at(3.5 * direction(towards_lamp));
    disc.radius = small.radius;
    scene.discs = {in_hole(disc, scene.board)};
    scene.light.lamps = lamp_from(lamp, 2);
    const drawing::View view = drawing::look_from(whole_board(5));
    const Detected seen = detect(scene, view);
    const Photo photo = draw(scene, view);
    const Circle& rim = seen.calibration.hole.rim;
    const HolePatch patch =
        hole_patch(rectify(photo, seen.calibration), rim.centre, {}, seen.calibration.pixels_per_mm());
    const HoleFitter fitter(patch, rim, {small}, seen.calibration.camera.centre);
    const HoleFit even = fitter.flat(), lit = fitter.flat_under_lamp(even), hanger = fitter.hanger();
    CHECK(lit.mean_loss < 0.9 * even.mean_loss);
    REQUIRE(lit.scene.shadow);
    CHECK(lit.scene.shadow->norm() > 3);
    CHECK(advantage(hanger.losses, lit.losses) < advantage(hanger.losses, even.losses));
    CHECK(advantage(hanger.losses, lit.losses) < 0);
  }
}

}  // namespace
}  // namespace ringside
