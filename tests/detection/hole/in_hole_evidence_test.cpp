// SPDX-License-Identifier: MIT
#include "detection/hole/in_hole_evidence.h"

#include <doctest/doctest.h>

#include "detection/hole_scenes.h"

namespace ringside {
namespace {

using namespace test;

std::optional<InHoleEvidence> evidence(const drawing::Scene& scene, double tilt_deg = 8) {
  const Photo photo = draw(scene, drawing::look_from(whole_board(tilt_deg)));
  return evidence_in_hole(photo, calibrate(photo, {}), tournament_discs());
}

TEST_CASE("the evidence of an empty hole is another than that of a disc flat in it or hanging over its rim") {
  const auto empty = evidence(table(kRedFloor)), flat = evidence(with_flat_disc(kRedFloor)),
             hanger = evidence(with_hanger(24));
  REQUIRE(empty);
  REQUIRE(flat);
  REQUIRE(hanger);
  CHECK(*empty->filled < 0);
  CHECK(*flat->filled > 0.2);
  CHECK(*hanger->filled_under_lamp > 0.5);
  CHECK(*flat->hangs < 0);
  CHECK(*hanger->hangs > 0.3);
  CHECK(*empty->from_both_sides > 20);  // red is no side's
  CHECK(*flat->from_both_sides < 8);
  CHECK(*flat->eye > *empty->eye);
}

TEST_CASE("a disc alone on the board has no sides to be compared with") {
  drawing::Scene scene = with_flat_disc(kRedFloor);
  scene.discs.erase(scene.discs.begin(), scene.discs.end() - 1);
  const auto alone = evidence(scene);
  REQUIRE(alone);
  CHECK(alone->alone == 1);
  CHECK_FALSE(alone->from_sides);
  scene.discs.push_back(black_at({-100, 120}));
  const auto with_another = evidence(scene);
  REQUIRE(with_another);
  CHECK(with_another->alone == 0);
  CHECK(with_another->from_sides);
  CHECK_FALSE(with_another->from_both_sides);
}

TEST_CASE("where a disc stands beside the hole nothing is asked about it") {
  drawing::Scene scene = table(kRedFloor);
  scene.discs.push_back(black_at({15, 8}));
  CHECK_FALSE(evidence(scene, 10));
}

}  // namespace
}  // namespace ringside
