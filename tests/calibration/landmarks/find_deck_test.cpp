// SPDX-License-Identifier: MIT
#include "calibration/landmarks/find_deck.h"

#include <doctest/doctest.h>

#include "calibration/drawn_board.h"

namespace ringside {
namespace {

std::optional<double> deck_of(const drawing::Scene& scene, const drawing::Viewpoint& viewpoint) {
  const drawing::View view = drawing::look_from(viewpoint);
  return find_deck(test::draw(scene, view).pixels, view.image_from_board(), kOuterLineRadius);
}

TEST_CASE("the deck's edge is found to a millimetre or two, also behind a ring of decoration") {
  drawing::Scene scene;
  for (const bool decorated : {false, true}) {
    CAPTURE(decorated);
    if (decorated) scene.board.decoration.push_back({.radius = 318, .width = 3});
    const auto deck = deck_of(scene, test::whole_board());
    REQUIRE(deck);
    CHECK(std::abs(*deck - scene.board.deck_radius) < 2.2);
  }
}

TEST_CASE("a smaller deck is smaller") {
  drawing::Scene scene;
  scene.board.deck_radius = 322;
  const auto deck = deck_of(scene, test::whole_board());
  REQUIRE(deck);
  CHECK(std::abs(*deck - 322) < 2.2);
}

TEST_CASE("an edge outside the picture is not found") {
  drawing::Viewpoint near = test::whole_board();
  near.distance = 600;
  CHECK_FALSE(deck_of({}, near));
}

}  // namespace
}  // namespace ringside
