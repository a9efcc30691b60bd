// SPDX-License-Identifier: MIT
#include "calibration/evidence/measure_evidence.h"

#include <doctest/doctest.h>

#include "calibration/drawn_board.h"
#include "calibration/flat_deck.h"
#include "calibration/identify/locate_board.h"
#include "calibration/identify/measure_board.h"

namespace ringside {
namespace {

using test::FlatDeck;

BoardEvidence evidence_of(const FlatDeck& deck) {
  const auto board = measure_board(
      deck.pixels, {FlatDeck::plane(), {FlatDeck::kInner, FlatDeck::kMiddle, FlatDeck::kOuter}, {}});
  REQUIRE(board);
  return board->evidence;
}

BoardEvidence evidence_in(const cv::Mat& bgr) {
  const BoardSearch search = locate_board(bgr, {});
  REQUIRE(search.board);
  return search.board->evidence;
}

BoardEvidence of_drawn_board(double tilt) {
  return evidence_in(test::draw({}, drawing::look_from(test::whole_board(tilt))).pixels);
}

// A board's three circles and cross, and eight dots on the inner one.
FlatDeck printed_board() {
  FlatDeck deck;
  deck.circle(FlatDeck::kInner).circle(FlatDeck::kMiddle).circle(FlatDeck::kOuter).cross();
  for (int i = 0; i < 8; ++i) deck.disc(FlatDeck::kInner * direction(radians(22.5 + 45 * i)), 4);
  return deck;
}

TEST_CASE("the evidence of a drawn board has all that a board has and nothing else, from above and aside") {
  for (const double tilt : {0.0, 30.0, 55.0}) {
    CAPTURE(tilt);
    const BoardEvidence e = of_drawn_board(tilt);
    CHECK(e.quadrant_lines == 4);
    CHECK(*e.quadrant_end == doctest::Approx(1).epsilon(0.2));
    CHECK(std::abs(*e.quadrant_beyond) < 0.2);
    CHECK(e.pegs == 8);
    CHECK(*e.pegs_off < 1);
    CHECK(*e.peg_comb > 5);
    CHECK(e.hole == 1);
    CHECK(e.deck == 1);
    CHECK(*e.rings_within < 0.3);
    CHECK(*e.steps_within < 0.3);
    CHECK(e.bare_borders == 0);
    CHECK(*e.ink_cosine > 0.95);
    CHECK(*e.eye > 0.8);
  }
}

TEST_CASE("pegs that stand lean away from the camera, dots do not") {
  CHECK(*of_drawn_board(40).peg_lean > 0.3);
  const BoardEvidence dots = evidence_of(printed_board());
  CHECK(*dots.peg_comb > 5);
  CHECK(!dots.peg_lean);  // seen straight from above
}

TEST_CASE("a circle more, between the lines or beyond them, is seen as a ring of their strength") {
  CHECK(*evidence_of(printed_board()).print_beyond < 0.2);
  CHECK(*evidence_of(printed_board().circle(340)).print_beyond > 0.5);
  CHECK(*of_drawn_board(20).print_beyond < 0.3);  // its deck's edge is none
  CHECK(*evidence_of(printed_board()).rings_within < 0.2);
  CHECK(*evidence_of(printed_board().circle(150)).rings_within > 0.6);
}

TEST_CASE("a hole is of another colour than the deck, a circle is not") {
  CHECK(*evidence_of(printed_board().disc({0, 0}, 17.5)).hole_fill > 0.6);
  CHECK(*evidence_of(printed_board().circle(17.5)).hole_fill < 0.1);
}

TEST_CASE("quantities do not depend on how large the picture is") {
  const cv::Mat picture = test::draw({}, drawing::look_from(test::whole_board(20))).pixels;
  cv::Mat larger;
  cv::resize(picture, larger, {}, 2, 2, cv::INTER_CUBIC);
  const BoardEvidence a = evidence_in(picture), b = evidence_in(larger);
  CHECK(*a.inner_off == doctest::Approx(*b.inner_off).epsilon(0.05));
  CHECK(*a.hole_fill == doctest::Approx(*b.hole_fill).epsilon(0.15));
  CHECK(a.pegs == b.pegs);
}

}  // namespace
}  // namespace ringside
