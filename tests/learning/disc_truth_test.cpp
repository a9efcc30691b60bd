// SPDX-License-Identifier: MIT
#include "learning/disc_truth.h"

#include <doctest/doctest.h>

#include "learning/board_truth.h"
#include "teaching/random_placing.h"

namespace ringside::test {
namespace {

// A board with one disc on its deck and one beside it in the ditch.
teaching::ShownBoard shown_board() {
  teaching::Dice dice(3);
  teaching::ShownBoard shown{teaching::random_view({800, 600}, dice),
                             teaching::random_board(teaching::BoardStyle::kRound, dice)};
  teaching::DiscLook disc{};
  disc.foot = {0.4, -0.3, 0};
  disc.radius = 0.05;
  teaching::DiscLook out = disc;
  out.foot = {1.15, 0, -0.04};
  out.on_deck = false;
  shown.look.discs = {disc, out};
  return shown;
}

// As measured without a fault, in another frame than the drawn one: turned, in millimetres.
Calibration measured(const teaching::ShownBoard& shown) {
  Calibration calibration;
  calibration.image_from_board =
      shown.view.plane(0) * Homography::rotation(0.7) * Homography::scaling(1 / kOuterLineRadius);
  calibration.lines[2].radius = kOuterLineRadius;
  return calibration;
}

Vec2 in_measured_frame(const Vec2& drawn) { return Homography::rotation(-0.7) * (kOuterLineRadius * drawn); }

TEST_CASE("a disc was drawn where its base is measured, to half of its radius, and on the deck alone") {
  const teaching::ShownBoard shown = shown_board();
  const Calibration calibration = measured(shown);
  CHECK(learning::is_drawn_disc(calibration, in_measured_frame({0.4, -0.3}), shown));
  CHECK(learning::is_drawn_disc(calibration, in_measured_frame({0.42, -0.3}), shown));
  CHECK_FALSE(learning::is_drawn_disc(calibration, in_measured_frame({0.43, -0.3}), shown));
  CHECK_FALSE(learning::is_drawn_disc(calibration, in_measured_frame({1.15, 0}), shown));
}

TEST_CASE("of several boards that is told which was measured") {
  const teaching::ShownBoard shown = shown_board();
  teaching::ShownBoard other = shown;
  teaching::Dice dice(4);
  other.view = teaching::random_view({800, 600}, dice);
  const std::vector both{other, shown};
  CHECK(learning::measured_one(measured(shown), both) == &both[1]);
  CHECK(learning::measured_one(measured(shown), {other}) == nullptr);
}

}  // namespace
}  // namespace ringside::test
