// SPDX-License-Identifier: MIT
#include "detection/selection/select_discs.h"

#include <doctest/doctest.h>

#include "detection/drawn_rounds.h"

namespace ringside {
namespace {

FoundDisc found_with(double radius, double quality, const Vec2& base) {
  FoundDisc disc;
  disc.fit.base = base;
  disc.fit.radius = radius;
  disc.quality = quality;
  return disc;
}

std::vector<double> radii_of_selected(const std::vector<FoundDisc>& possible) {
  Calibration calibration;
  calibration.hole.rim.radius = 17;
  std::vector<double> radii;
  for (const FoundDisc& disc : select_discs({}, calibration, test::tournament_discs(), possible))
    radii.push_back(disc.fit.radius);
  return radii;
}

TEST_CASE("of a disc and a letter that is as plain, the one of a disc's size is taken") {
  CHECK(radii_of_selected({found_with(12.2, 0.71, {0, -310}), found_with(14.9, 0.65, {32, -16})}) ==
        std::vector{14.9});
}

TEST_CASE("of two letters and a disc the disc is taken: such small discs would get lost in the hole") {
  CHECK(radii_of_selected({found_with(10.7, 0.74, {28, -301}), found_with(14.6, 0.61, {32, -16}),
                           found_with(13.1, 0.44, {-68, -303})}) == std::vector{14.6});
}

TEST_CASE("a few discs of an unusual size outdo one that is usual") {
  CHECK(radii_of_selected({found_with(15.9, 0.95, {0, -200}), found_with(22.4, 0.8, {32, -16}),
                           found_with(22.5, 0.75, {-80, 0}), found_with(22.6, 0.72, {90, 90})}) ==
        std::vector{22.4, 22.5, 22.6});
}

// The radii of what is selected where two clear discs lie and a thing of another radius than it was fitted
// with.
std::vector<double> radii_beside_discs(double drawn_radius, double fitted_radius, double quality) {
  drawing::Scene scene{.board = test::black_and_natural_on_maple().board};
  const Vec2 base(40, 95);
  drawing::Disc thing{.base = base, .material = {{222, 128, 146}}};
  thing.radius = drawn_radius;
  scene.discs = {thing};
  const drawing::View view = drawing::look_from(test::whole_board(6));
  const Photo photo = test::draw(scene, view);
  const Calibration calibration = calibrate(photo, {});
  const Homography board_from_drawn = calibration.image_from_board.inverse() * view.image_from_board();
  FoundDisc seen = found_with(fitted_radius, quality, board_from_drawn * base);
  seen.candidate = {{seen.fit.base, fitted_radius}, 0.8, 1};
  std::vector<double> radii;
  for (const FoundDisc& disc :
       select_discs(photo, calibration, test::tournament_discs(),
                    {seen, found_with(15.9, 0.95, {0, -200}), found_with(15.9, 0.95, {0, 200})}))
    radii.push_back(disc.fit.radius);
  return radii;
}

TEST_CASE("a disc that was fitted together with its shadow is fitted anew as large as the others") {
  CHECK(radii_beside_discs(15.9, 18.6, 0.5) == std::vector{15.9, 15.9, 15.9});
}

TEST_CASE("a chip, which its own radius fits far better, is not fitted anew as a disc") {
  CHECK(radii_beside_discs(19.5, 19.5, 0.9) == std::vector{15.9, 15.9});
}

}  // namespace
}  // namespace ringside
