// SPDX-License-Identifier: MIT
#include "calibration/identify/double_lines.h"

#include <doctest/doctest.h>

#include "calibration/drawn_board.h"
#include "calibration/flat_deck.h"

namespace ringside {
namespace {

using test::FlatDeck;

constexpr double kInnerAt = 101.6, kMiddleAt = FlatDeck::kMiddle, kOuter = FlatDeck::kOuter;

FlatDeck three_lines() { return FlatDeck().circle(kInnerAt).circle(kMiddleAt).circle(kOuter); }

struct Rival {
  double radius;
  double contrast = 1;  // as a share of the outer line's
  LineKind kind = LineKind::kOnDeck;
};

// What becomes of the three lines where a further print was seen.
ResolvedLines resolved(const FlatDeck& deck, const Rival& rival, const std::vector<BoardModel>& known = {},
                       const Decks& decks = {}) {
  const auto rings = refine_rings(deck.pixels, FlatDeck::plane(), {kInnerAt, kMiddleAt, kOuter}, decks);
  REQUIRE(rings);
  const auto quadrants =
      find_quadrants(deck.pixels, FlatDeck::image_from_board(), kMiddleAt, kOuter, rings->lines[2].ink);
  REQUIRE(quadrants);
  std::vector<Print> prints{{rival.radius, rings->lines[2]}};
  prints[0].line.contrast *= rival.contrast;
  prints[0].line.kind = rival.kind;
  return resolve_double_lines(deck.pixels, *rings, *quadrants, FlatDeck::image_from_board(), prints, known);
}

TEST_CASE("the outer line is the one at which the quadrant lines end") {
  const FlatDeck ends_inside = three_lines().circle(kOuter + 14).cross(kMiddleAt, kOuter);
  CHECK(resolved(ends_inside, {kOuter + 14}).lines.outer == doctest::Approx(kOuter).epsilon(0.001));
  const FlatDeck ends_outside = three_lines().circle(kOuter + 14).cross(kMiddleAt, kOuter + 14);
  CHECK(resolved(ends_outside, {kOuter + 14}).lines.outer == doctest::Approx(kOuter + 14));
  CHECK_FALSE(resolved(ends_outside, {kOuter + 14}).ambiguous);
}

TEST_CASE("the middle line is the one at which the quadrant lines begin") {
  const FlatDeck begins_inside = three_lines().circle(kMiddleAt - 12).cross(kMiddleAt - 12, kOuter);
  CHECK(resolved(begins_inside, {kMiddleAt - 12}).lines.middle == doctest::Approx(kMiddleAt - 12));
  const FlatDeck begins_outside = three_lines().circle(kMiddleAt - 12).cross();
  CHECK(resolved(begins_outside, {kMiddleAt - 12}).lines.middle == doctest::Approx(kMiddleAt).epsilon(0.001));
}

TEST_CASE("a double inner line, and quadrant lines that come from the hole, tell nothing") {
  CHECK(resolved(three_lines().circle(kInnerAt + 8).cross(), {kInnerAt + 8}).ambiguous == LineName::kInner);
  CHECK(resolved(three_lines().circle(kMiddleAt + 12).cross(20, kOuter), {kMiddleAt + 12}).ambiguous ==
        LineName::kMiddle);
}

TEST_CASE("a known board's lines are not doubted") {
  const FlatDeck deck = three_lines().circle(kInnerAt + 8).cross();
  CHECK_FALSE(resolved(deck, {kInnerAt + 8}, {test::tournament_model()}).ambiguous);
}

TEST_CASE("faint prints, distant ones and the line itself are no rivals") {
  const FlatDeck deck = three_lines().cross();
  CHECK_FALSE(resolved(deck, {kInnerAt + 8, 0.3}).ambiguous);
  CHECK_FALSE(resolved(deck, {kInnerAt + 20}).ambiguous);
  CHECK_FALSE(resolved(deck, {kInnerAt + 1}).ambiguous);
}

TEST_CASE("a border of colours is no rival of a printed line, but of another border") {
  const FlatDeck deck = three_lines().cross();
  CHECK_FALSE(resolved(deck, {kInnerAt + 8, 1, LineKind::kBareBorder}).ambiguous);
  FlatDeck painted;
  painted.zone(0, kInnerAt, {58, 84, 44}).circle(kMiddleAt).circle(kOuter).cross();
  const Decks decks{DeckColours::kSeveral, DeckColours::kOne, DeckColours::kOne};
  CHECK(resolved(painted, {kInnerAt + 8, 1, LineKind::kBareBorder}, {}, decks).ambiguous == LineName::kInner);
  CHECK(resolved(painted, {kInnerAt + 8}, {}, decks).ambiguous == LineName::kInner);
}

}  // namespace
}  // namespace ringside
