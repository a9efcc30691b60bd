// SPDX-License-Identifier: MIT
#include "learning/board_truth.h"

#include <doctest/doctest.h>

#include "teaching/random_placing.h"

namespace ringside::test {
namespace {

const cv::Size kPicture(800, 600);

// The board of a seed, measured without a fault but for being so much too large.
LocatedBoard measured(const teaching::ShownBoard& shown, double growth) {
  const Homography image_from_board = shown.view.plane(0) * Homography::scaling(growth);
  LocatedBoard board;
  board.rings.plane = RingPlane::from(image_from_board.inverse());
  for (std::size_t i = 0; i < 3; ++i)
    board.rings.radii[i] =
        board.rings.plane.radial(image_from_board * Vec2(shown.look.deck.rings[i].radius, 0)).radius;
  return board;
}

TEST_CASE("a board is right where its lines are the drawn ones, to 1.5 % of the outer one") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    CAPTURE(seed);
    teaching::Dice dice(seed);
    const teaching::EyeView view = teaching::random_view(kPicture, dice);
    const teaching::ShownBoard shown{view, teaching::random_board(teaching::random_style(dice), dice)};
    CHECK(learning::is_right(measured(shown, 1), {shown}));
    CHECK(learning::is_right(measured(shown, 1.012), {shown}));
    CHECK_FALSE(learning::is_right(measured(shown, 1.018), {shown}));
    CHECK_FALSE(learning::is_right(measured(shown, 1), {}));
  }
}

}  // namespace
}  // namespace ringside::test
