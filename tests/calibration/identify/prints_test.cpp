// SPDX-License-Identifier: MIT
#include "calibration/identify/prints.h"

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

}  // namespace
}  // namespace ringside
