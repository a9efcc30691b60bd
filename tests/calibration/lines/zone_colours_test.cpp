// SPDX-License-Identifier: MIT
#include "calibration/lines/zone_colours.h"

#include <doctest/doctest.h>

#include "calibration/flat_deck.h"

namespace ringside {
namespace {

using test::FlatDeck;

constexpr double kInner = 101.6;
const cv::Scalar kGreen{58, 84, 44};

Decks decks_of(const FlatDeck& deck) {
  return decks_beside(deck.pixels, FlatDeck::image_from_board(),
                      {kInner, FlatDeck::kMiddle, FlatDeck::kOuter});
}

constexpr Decks decks_of(DeckColours inner, DeckColours middle, DeckColours outer) {
  return {inner, middle, outer};
}

constexpr auto kOne = DeckColours::kOne, kSeveral = DeckColours::kSeveral;

TEST_CASE("lines on a plain deck lie on one colour, whatever discs lie there") {
  FlatDeck deck = FlatDeck().circle(kInner).circle(FlatDeck::kMiddle).circle(FlatDeck::kOuter).cross();
  for (int i = 0; i < 12; ++i) deck.disc((130 + 10 * i) * direction(i), 16);
  CHECK(decks_of(deck) == Decks{});
}

TEST_CASE("a painted zone ends at its lines") {
  CHECK(decks_of(FlatDeck().zone(kInner, FlatDeck::kMiddle, kGreen)) == decks_of(kSeveral, kSeveral, kOne));
  CHECK(decks_of(FlatDeck().zone(0, kInner, kGreen)) == decks_of(kSeveral, kOne, kOne));
  CHECK(decks_of(FlatDeck().zone(FlatDeck::kMiddle, FlatDeck::kOuter, kGreen)) ==
        decks_of(kOne, kSeveral, kSeveral));
}

TEST_CASE("an inlay along a line, and light that falls off outwards, are no zone") {
  CHECK(decks_of(FlatDeck().zone(kInner, kInner + 12, kGreen)) == Decks{});
  FlatDeck fading;
  for (int radius = 10; radius < 340; ++radius) {
    const double light = 1 - 0.002 * radius;
    fading.zone(radius, radius + 2, {light * 128, light * 180, light * 214});
  }
  CHECK(decks_of(fading) == Decks{});
}

}  // namespace
}  // namespace ringside
