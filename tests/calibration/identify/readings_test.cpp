// SPDX-License-Identifier: MIT
#include "calibration/identify/readings.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "calibration/drawn_board.h"
#include "calibration/flat_deck.h"

namespace ringside {
namespace {

using test::FlatDeck;

// Radii of what is printed where a search has found rings, rising.
std::vector<double> printed(const FlatDeck& deck, const std::vector<double>& found,
                            DeckColours colours = DeckColours::kOne) {
  FoundBoard board{FlatDeck::plane(), {}, {}, {}};
  for (const double radius : found) board.rings.push_back({radius, 1, 1});
  std::vector<double> radii;
  for (const Print& print : measure_prints(deck.pixels, board, colours).lines) radii.push_back(print.radius);
  std::sort(radii.begin(), radii.end());
  return radii;
}

void check_radii(const std::vector<double>& radii, const std::vector<double>& expected,
                 double tolerance = 0.001) {
  REQUIRE(radii.size() == expected.size());
  for (std::size_t i = 0; i < radii.size(); ++i)
    CHECK(radii[i] == doctest::Approx(expected[i]).epsilon(tolerance));
}

TEST_CASE("prints are measured where a search has found them to 2 mm") {
  const FlatDeck deck = FlatDeck().circle(101.6).circle(203.2).circle(304.8);
  check_radii(printed(deck, {103, 201.5, 306}), {101.6, 203.2, 304.8});
}

TEST_CASE("two lines 6 mm apart that a search takes for one come apart") {
  const FlatDeck deck = FlatDeck().circle(101.6).circle(203.2).circle(298.8).circle(304.8);
  check_radii(printed(deck, {101.6, 203.2, 302}), {101.6, 203.2, 298.8, 304.8});
}

// Two rendered boards were measured by the ring of decoration that was found instead of the inner line.
TEST_CASE("a line 8 mm beside the one that a search has found is seen as well") {
  const FlatDeck deck = FlatDeck().circle(103.2).circle(111.7).circle(208.8).circle(304.8);
  check_radii(printed(deck, {111.7, 208.8, 304.8}), {103.2, 111.7, 208.8, 304.8});
}

TEST_CASE("where painted zones end counts on decks of several colours alone") {
  FlatDeck deck;
  deck.zone(101.6, 203.2, {58, 84, 44}).circle(304.8);
  check_radii(printed(deck, {101.6, 203.2, 304.8}), {304.8});
  check_radii(printed(deck, {101.6, 203.2, 304.8}, DeckColours::kSeveral), {101.6, 203.2, 304.8},
              0.004);  // whole pixels are painted
}

TEST_CASE("an edge and a plain place are no prints") {
  FlatDeck deck = FlatDeck().circle(101.6).circle(203.2).circle(304.8);
  deck.disc({0, 0}, 60);
  check_radii(printed(deck, {60, 101.6, 150, 203.2, 304.8}), {101.6, 203.2, 304.8});
}

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

std::vector<Reading> readings_of(const std::vector<Print>& prints,
                                 const std::vector<BoardModel>& known = {}) {
  return readings({FlatDeck::plane(), prints, {}}, known);
}

TEST_CASE("three prints are read in their order, whatever theirs in the list") {
  const auto all = readings_of({print_at(304.8), print_at(101.6), print_at(203.2)});
  REQUIRE(all.size() == 1);
  CHECK(all[0].lines.inner == 101.6);
  CHECK(all[0].lines.middle == 203.2);
  CHECK(all[0].lines.outer == 304.8);
}

TEST_CASE("borders of zones are read too, but a printed line goes before them") {
  std::vector<Print> prints{print_at(101.6), print_at(203.2), print_at(304.8), print_at(103)};
  prints[0].line.kind = LineKind::kBareBorder;
  prints[0].line.contrast = 20;  // of other colours than the lines
  const auto all = readings_of(prints);
  REQUIRE(all.size() == 2);
  CHECK(all[0].lines.inner == 103);
  CHECK(all[1].lines.inner == 101.6);
}

TEST_CASE("of two readings the one printed alike goes first, and a known board's before both") {
  std::vector<Print> prints{print_at(101.6), print_at(203.2), print_at(296), print_at(304.8)};
  prints[2].line.contrast = 40;
  CHECK(readings_of(prints).front().lines.outer == 304.8);
  BoardModel model = test::tournament_model();
  model.outer_radius = 296;
  prints[2].line.contrast = 90;
  CHECK(readings_of(prints, {model}).front().lines.outer == 296);
  CHECK(readings_of(prints, {model}).size() == 2);
}

TEST_CASE("noise beside two lines is no third") {
  std::vector<Print> prints{print_at(101.6), print_at(203.2), print_at(304.8)};
  prints[1].line.contrast = 20;
  CHECK(readings_of(prints).empty());
}

TEST_CASE("boards have ratios within what makers print") {
  CHECK(may_be_board({101.6, 203.2, 304.8}));
  CHECK(may_be_board({104, 220, 305}));
  CHECK_FALSE(may_be_board({101.6, 180, 304.8}));
  CHECK_FALSE(may_be_board({101.6, 240, 304.8}));
  CHECK_FALSE(may_be_board({130, 260, 340}));
  CHECK(unusualness({102.6, 209.3, 304.8}) < 0.01);
  CHECK(unusualness({104, 220, 305}) > unusualness({101.6, 203.2, 304.8}));
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
