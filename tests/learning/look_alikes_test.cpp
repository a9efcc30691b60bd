// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "calibration/identify/compare_boards.h"
#include "calibration/identify/locate_board.h"
#include "teaching/seeds.h"
#include "teaching/taught_picture.h"

namespace ringside::test {
namespace {

TEST_CASE("plates, dials and targets with a board's circles are measured, and none is surely a board") {
  constexpr int kPictures = 60;
  const std::uint64_t first = seeds_of(teaching::Use::kTest).first + 500'000;
  int measured = 0, sure = 0;
  for (std::uint64_t seed = first; seed < first + kPictures; ++seed) {
    const BoardSearch search = locate_board(teaching::draw_look_alike(seed, {640, 480}, {}).picture, {});
    measured += search.unlike || search.board ? 1 : 0;
    sure += search.board && is_certain(*search.board) ? 1 : 0;
  }
  CHECK(measured >= 8);  // else this tests nothing
  CHECK(sure == 0);
}

}  // namespace
}  // namespace ringside::test
