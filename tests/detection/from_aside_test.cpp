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

// The side of a disc of the deck's wood lies in shade: with its shadow it has a far edge and a near one.
TEST_CASE("the shaded side of a disc of the deck's wood is no disc, seen from 66 and 70 degrees aside") {
  for (const double tilt_deg : {66.0, 69.9}) {
    CAPTURE(tilt_deg);
    const test::Detected detected = test::detect(test::deal(test::black_and_natural_on_maple(), 1),
                                                 drawing::look_from(test::whole_board(tilt_deg)));
    CHECK(detected.missed == 0);
    CHECK(detected.invented == 0);
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

// Five light discs about the far side of a dark deck's edge.
drawing::Scene at_far_edge(double beyond_edge) {
  const test::Look look = test::black_and_natural_on_dark_blue();
  drawing::Scene scene = test::deal(look, 1);
  drawing::Disc disc = scene.discs[0];
  disc.material = look.second;
  scene.discs.clear();
  for (const double away : {60.0, 80.0, 100.0, 120.0, 140.0}) {  // the camera stands at 280 degrees
    disc.base = (scene.board.deck_radius + beyond_edge) * direction(radians(away));
    scene.discs.push_back(disc);
  }
  return scene;
}

// Their tops are seen beyond it.
TEST_CASE("discs that hang over the deck's far edge are found from 50 and 60 degrees aside") {
  const drawing::Scene scene = at_far_edge(-6);
  for (const double tilt_deg : {50.0, 60.0}) {
    CAPTURE(tilt_deg);
    const test::Detected detected = test::detect(scene, drawing::look_from(test::whole_board(tilt_deg)));
    CHECK(detected.missed == 0);
    CHECK(detected.invented == 0);
  }
}

TEST_CASE("discs in the ditch that the deck's far edge cuts off are no discs, 45 to 60 degrees aside") {
  for (const double beyond_edge : {17.0, 20.0, 24.0}) {
    drawing::Scene scene = at_far_edge(beyond_edge);
    for (drawing::Disc& disc : scene.discs) disc = drawing::in_ditch(disc, scene.board);
    for (const double tilt_deg : {45.0, 50.0, 55.0, 60.0}) {
      CAPTURE(beyond_edge);
      CAPTURE(tilt_deg);
      CHECK(test::detect(scene, drawing::look_from(test::whole_board(tilt_deg))).detection.discs.empty());
    }
  }
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
