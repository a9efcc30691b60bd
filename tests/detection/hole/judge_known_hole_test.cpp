// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "detection/hole/empty_hole.h"
#include "detection/hole_scenes.h"

namespace ringside {
namespace {

using namespace test;

// With a calibration made of the table when nothing lay on it.
Detection seen_knowing_the_empty_hole(const drawing::Scene& scene, double tilt_deg) {
  const drawing::View view = drawing::look_from(whole_board(tilt_deg));
  drawing::Scene bare = scene;
  bare.discs.clear();
  const Photo before = draw(bare, view);
  Calibration calibration = calibrate(before, {});
  calibration.empty_hole = empty_hole_picture({hole_view(before, calibration)}, calibration);
  return detect_discs(draw(scene, view), calibration, tournament_discs());
}

TEST_CASE("who knows the empty hole sees that it is empty, whatever its floor") {
  for (const drawing::Material& floor : {kBlackFloor, kWhiteFloor, maple().second}) {
    CAPTURE(floor.colour.red);
    drawing::Scene scene = table(floor);
    CHECK(seen_knowing_the_empty_hole(scene, 4).hole == HoleState::kNone);
    scene.discs.push_back(black_at({28, -22}));  // its shadow falls towards the hole
    CHECK(seen_knowing_the_empty_hole(scene, 12).hole == HoleState::kNone);
  }
}

TEST_CASE("who knows the empty hole tells a disc that lies flat in it, or asks") {
  int told = 0;
  for (const drawing::Material& floor : {kRedFloor, kBlackFloor, kWhiteFloor, maple().second}) {
    CAPTURE(floor.colour.red);
    const Detection detection = seen_knowing_the_empty_hole(with_flat_disc(floor), 8);
    CHECK((detection.hole == HoleState::kFlat || detection.hole == HoleState::kUnsure));
    if (detection.hole != HoleState::kFlat) continue;
    ++told;
    const std::vector<Disc> discs = at_hole(detection);
    REQUIRE(discs.size() == 1);
    CHECK(discs[0].in_hole == HoleState::kFlat);
    CHECK(discs[0].team == "natural");
  }
  CHECK(told >= 3);
}

TEST_CASE("who knows the empty hole calls no hanger flat") {
  for (const double overhang : {22, 25, 28}) {
    CAPTURE(overhang);
    const Detection detection = seen_knowing_the_empty_hole(with_hanger(overhang), 15);
    CHECK((detection.hole == HoleState::kHanger || detection.hole == HoleState::kUnsure));
  }
}

}  // namespace
}  // namespace ringside
