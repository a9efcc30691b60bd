// SPDX-License-Identifier: MIT
#include "calibration/identify/painted_board.h"

#include <doctest/doctest.h>

#include "calibration/flat_deck.h"

namespace ringside {
namespace {

using test::FlatDeck;

constexpr double kInnerZone = 101.6, kHole = 17.5;

// The zone of 5 in another colour than the deck beyond it and the zone of 10.
FlatDeck painted_deck() {
  FlatDeck deck;
  deck.zone(FlatDeck::kMiddle, FlatDeck::kOuter, {58, 84, 44}).circle(kInnerZone);
  return deck.circle(FlatDeck::kMiddle);
}

bool is_board(const FlatDeck& deck) {
  const Decks decks{DeckColours::kOne, DeckColours::kSeveral, DeckColours::kSeveral};
  const auto rings =
      refine_rings(deck.pixels, FlatDeck::plane(), {kInnerZone, FlatDeck::kMiddle, FlatDeck::kOuter}, decks);
  REQUIRE(rings);
  REQUIRE_FALSE(rings->lines[2].is_printed());
  const auto quadrants =
      find_quadrants(deck.pixels, FlatDeck::image_from_board(), FlatDeck::kMiddle, FlatDeck::kOuter, {});
  return is_painted_board(deck.pixels, {*rings, quadrants, std::nullopt});
}

TEST_CASE("a painted deck with a hole and a cross that ends at the outer line is a board") {
  CHECK(is_board(painted_deck().cross().disc({0, 0}, kHole)));
}

TEST_CASE("without a hole, where no deck's edge shows either, it is none") {
  CHECK_FALSE(is_board(painted_deck().cross()));
}

TEST_CASE("without a cross, or with two lines of it, it is none") {
  CHECK_FALSE(is_board(painted_deck().disc({0, 0}, kHole)));
  CHECK_FALSE(is_board(painted_deck().radial_line(45).radial_line(135).disc({0, 0}, kHole)));
}

TEST_CASE("where the cross ends before the border this is the deck's edge") {
  CHECK_FALSE(is_board(painted_deck().cross(FlatDeck::kMiddle, 0.95 * FlatDeck::kOuter).disc({0, 0}, kHole)));
}

}  // namespace
}  // namespace ringside
