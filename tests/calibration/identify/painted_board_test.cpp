// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "calibration/flat_deck.h"
#include "calibration/identify/compare_boards.h"
#include "calibration/identify/measure_board.h"

namespace ringside {
namespace {

using test::FlatDeck;

constexpr double kHole = 17.5;

// The zone of 5 in another colour than the deck beyond it and the zone of 10.
FlatDeck painted_deck() {
  FlatDeck deck;
  deck.zone(FlatDeck::kMiddle, FlatDeck::kOuter, {58, 84, 44}).circle(FlatDeck::kInner);
  return deck.circle(FlatDeck::kMiddle);
}

LocatedBoard measured(const FlatDeck& deck) {
  const Decks decks{DeckColours::kOne, DeckColours::kSeveral, DeckColours::kSeveral};
  const auto board = measure_board(
      deck.pixels, {FlatDeck::plane(), {FlatDeck::kInner, FlatDeck::kMiddle, FlatDeck::kOuter}, decks});
  REQUIRE(board);
  REQUIRE_FALSE(board->rings.lines[2].is_printed());
  return *board;
}

bool is_sure(const FlatDeck& deck) { return is_certain(measured(deck)); }

TEST_CASE("a painted deck with a hole and a cross that ends at the outer line may be a board") {
  CHECK(is_possible(measured(painted_deck().cross().disc({0, 0}, kHole))));
}

TEST_CASE("without a hole, where no deck's edge shows either, it is less likely one") {
  CHECK(is_better(measured(painted_deck().cross().disc({0, 0}, kHole)), measured(painted_deck().cross())));
}

TEST_CASE("without a cross, or with two lines of it, it is no sure one") {
  CHECK_FALSE(is_sure(painted_deck().disc({0, 0}, kHole)));
  CHECK_FALSE(is_sure(painted_deck().radial_line(45).radial_line(135).disc({0, 0}, kHole)));
}

TEST_CASE("where the cross ends before the border this is the deck's edge") {
  CHECK_FALSE(is_sure(painted_deck().cross(FlatDeck::kMiddle, 0.95 * FlatDeck::kOuter).disc({0, 0}, kHole)));
}

}  // namespace
}  // namespace ringside
