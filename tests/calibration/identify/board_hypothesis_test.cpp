// SPDX-License-Identifier: MIT
#include "calibration/identify/board_hypothesis.h"

#include <doctest/doctest.h>

#include "calibration/drawn_board.h"
#include "calibration/flat_deck.h"

namespace ringside {
namespace {

using test::FlatDeck;

// Alike but for what a test changes.
Print print_at(double radius) {
  LineMeasurement line;
  line.points.resize(120);
  line.width_px = 2;
  line.coverage = 1;
  line.contrast = 100;
  line.ink = {-1, 0, 0};
  return {radius, line};
}

std::vector<BoardHypothesis> proposed(const std::vector<Print>& prints,
                                      const std::vector<BoardModel>& known = {}) {
  return propose_boards({FlatDeck::plane(), prints, {}}, DeckColours::kOne, known);
}

TEST_CASE("three prints are read in their order, whatever theirs in the list") {
  const auto all = proposed({print_at(304.8), print_at(101.6), print_at(203.2)});
  REQUIRE(all.size() == 1);
  CHECK(all[0].lines.inner == 101.6);
  CHECK(all[0].lines.middle == 203.2);
  CHECK(all[0].lines.outer == 304.8);
}

TEST_CASE("borders of zones are read too, but a printed line goes before them") {
  std::vector<Print> prints{print_at(101.6), print_at(203.2), print_at(304.8), print_at(103)};
  prints[0].line.kind = LineKind::kBareBorder;
  prints[0].line.contrast = 20;  // of other colours than the lines
  const auto all = proposed(prints);
  REQUIRE(all.size() == 2);
  CHECK(all[0].lines.inner == 103);
  CHECK(all[1].lines.inner == 101.6);
}

TEST_CASE("of two hypotheses the one printed alike goes first, and a known board's before both") {
  std::vector<Print> prints{print_at(101.6), print_at(203.2), print_at(296), print_at(304.8)};
  prints[2].line.contrast = 40;
  CHECK(proposed(prints).front().lines.outer == 304.8);
  BoardModel model = test::tournament_model();
  model.outer_radius = 296;
  prints[2].line.contrast = 90;
  CHECK(proposed(prints, {model}).front().lines.outer == 296);
  CHECK(proposed(prints, {model}).size() == 2);
}

TEST_CASE("noise beside two lines is no third") {
  std::vector<Print> prints{print_at(101.6), print_at(203.2), print_at(304.8)};
  prints[1].line.contrast = 20;
  CHECK(proposed(prints).empty());
}

TEST_CASE("boards have ratios within what makers print") {
  CHECK(may_be_board({101.6, 203.2, 304.8}));
  CHECK(may_be_board({104, 220, 305}));
  CHECK_FALSE(may_be_board({101.6, 180, 304.8}));
  CHECK_FALSE(may_be_board({101.6, 240, 304.8}));
  CHECK_FALSE(may_be_board({130, 260, 340}));
  CHECK(distance_from_typical({102.6, 209.3, 304.8}) < 0.01);
  CHECK(distance_from_typical({104, 220, 305}) > distance_from_typical({101.6, 203.2, 304.8}));
  CHECK(may_be_deck(330.2, 304.8));
  CHECK_FALSE(may_be_deck(380, 304.8));
}

TEST_CASE("lines are a known board's in any unit, within a lens' bend") {
  const BoardModel model = test::tournament_model();
  CHECK(are_of({50.8, 101.6, 152.4}, model));
  CHECK(are_of({104, 205, 304.8}, model));
  CHECK_FALSE(are_of({106, 205, 304.8}, model));
  CHECK_FALSE(are_of({101.6, 208, 304.8}, model));
}

}  // namespace
}  // namespace ringside
