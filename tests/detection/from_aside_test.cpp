// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "detection/detect_discs.h"
#include "detection/drawn_rounds.h"

namespace ringside {
namespace {

// Measured on rendered rounds (the set `oblique`): feet 0.3 to 0.7 mm off, RMS, none of a colour of its own
// lost.
TEST_CASE("discs are found and none is taken for its side or the hole, seen from 50 and 60 degrees aside") {
  for (const double tilt_deg : {50.0, 60.0}) {
    for (const test::Look& look :
         {test::black_and_natural_on_dark_blue(), test::walnut_and_natural_on_maple()}) {
      CAPTURE(tilt_deg);
      CAPTURE(look.name);
      const test::Detected detected =
          test::detect(test::deal(look, 1), drawing::look_from(test::whole_board(tilt_deg)));
      CHECK(detected.missed <= 1);
      CHECK(detected.invented == 0);
      CHECK(test::errors_of(detected.matches).rms < 1.5);
    }
  }
}

// Top and foot lie farther apart than a disc is wide: each is half of the outline, with straight sides
// between.
TEST_CASE("discs are found, and no side or shadow of theirs, seen from 66 and 70 degrees aside") {
  for (const double tilt_deg : {66.0, 69.9}) {
    CAPTURE(tilt_deg);
    const test::Detected detected = test::detect(test::deal(test::black_and_natural_on_dark_blue(), 1),
                                                 drawing::look_from(test::whole_board(tilt_deg)));
    CHECK(detected.missed == 0);
    CHECK(detected.invented == 0);
    CHECK(test::errors_of(detected.matches).rms < 1.5);
  }
}

TEST_CASE("discs that hang over the deck's near edge are found from 50 degrees aside") {
  const test::Look look = test::black_and_natural_on_dark_blue();
  drawing::Scene scene = test::deal(look, 1);
  drawing::Disc disc = scene.discs[0];
  disc.material = look.second;
  scene.discs.clear();
  for (const double towards : {200.0, 240.0, 280.0, 320.0}) {  // the camera stands at 280 degrees
    disc.base = (scene.board.deck_radius - 3) * direction(radians(towards));
    scene.discs.push_back(disc);
  }
  const test::Detected detected = test::detect(scene, drawing::look_from(test::whole_board(50)));
  CHECK(detected.missed == 0);
  CHECK(detected.invented == 0);
}

TEST_CASE("an empty hole seen from far aside is no disc before it") {
  const drawing::Scene empty{.board = test::black_and_natural_on_maple().board};
  for (const double tilt_deg : {45.0, 55.0, 65.0}) {
    CAPTURE(tilt_deg);
    CHECK(test::detect(empty, drawing::look_from(test::whole_board(tilt_deg))).detection.discs.empty());
  }
}

}  // namespace
}  // namespace ringside
