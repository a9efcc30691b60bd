// SPDX-License-Identifier: MIT
#include "calibration/identify/compare_boards.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

// With nothing against it; the outer line is as large as told, of the typical board's.
LocatedBoard board(double outer, double residual_px) {
  LocatedBoard out;
  out.rings.radii = {100, 100 * 2.04, 100 * 2.97 * outer};
  out.rings.residual_px = residual_px;
  return out;
}

LocatedBoard with_rings_within(LocatedBoard board, double strength) {
  board.evidence.rings_within = strength;
  return board;
}

TEST_CASE("what nothing speaks against is a board, what has many things against it is none") {
  CHECK(is_certain(board(1, 0.2)));
  LocatedBoard other = with_rings_within(board(1, 0.2), 1);
  other.evidence.quadrant_lines = other.evidence.pegs = other.evidence.hole = other.evidence.deck = 0;
  other.evidence.quadrant_end = other.evidence.peg_comb = 0;
  CHECK(!is_possible(other));
}

TEST_CASE("of the same lines the truer ones are better") {
  CHECK(is_better(board(1, 0.2), board(1, 0.3)));
  CHECK(!is_better(board(1, 0.3), board(1, 0.2)));
}

TEST_CASE("of other lines those are better that are likelier a board's, however true the others are") {
  const LocatedBoard right = board(1, 0.3), wrong = with_rings_within(board(0.95, 0.2), 0.6);
  CHECK(is_better(right, wrong));
  CHECK(!is_better(wrong, right));
}

TEST_CASE("of other lines that are as likely the first stay: the approach knows how seldom they are") {
  CHECK(!is_better(board(1, 0.3), board(1.05, 0.2)));
  CHECK(!is_better(board(1.05, 0.2), board(1, 0.3)));
}

}  // namespace
}  // namespace ringside
