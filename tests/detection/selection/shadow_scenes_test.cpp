// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "detection/drawn_rounds.h"

// Sun through a window: the far edges of shadows are as round as discs, and clearer where a disc is of the
// deck's colour or as dark as its shadow.
namespace ringside {
namespace {

drawing::Scene in_the_sun(const test::Look& look, unsigned seed, const Vec3& towards) {
  drawing::Scene scene = test::deal(look, seed);
  scene.light.lamps = {{.towards = towards, .share = 0.65, .radius_deg = 0.4}};
  return scene;
}

TEST_CASE("discs are found and not their shadows in hard light") {
  for (const test::Look& look : {test::walnut_and_natural_on_maple(), test::black_and_natural_on_dark_blue(),
                                 test::black_and_natural_on_maple()}) {
    for (const unsigned seed : {1U, 2U, 3U}) {
      CAPTURE(look.name);
      CAPTURE(seed);
      const test::Detected detected =
          test::detect(in_the_sun(look, seed, {-1.3, 0.7, 1}), drawing::look_from(test::whole_board(8)));
      CHECK(detected.missed == 0);
      CHECK(detected.invented == 0);
      CHECK(test::errors_of(detected.matches).max < 2);
    }
  }
}

// The sun 27 degrees high in a dark room: shadows are longer than discs, and next to black.
TEST_CASE("discs of the deck's wood are found sunwards of their long shadows") {
  for (const test::Look& look : {test::walnut_and_natural_on_maple(), test::black_and_natural_on_maple()}) {
    for (const unsigned seed : {1U, 2U, 3U, 4U}) {
      CAPTURE(look.name);
      CAPTURE(seed);
      drawing::Scene scene = in_the_sun(look, seed, {1.5, 1.25, 1});
      scene.light.lamps.front().share = 0.9;
      for (drawing::Disc& disc : scene.discs)
        if (disc.material.colour.red == look.second.colour.red) disc.material.colour = look.board.deck.colour;
      const test::Detected detected = test::detect(scene, drawing::look_from(test::whole_board(8)));
      CHECK(detected.missed == 0);
      CHECK(detected.invented == 0);
    }
  }
}

// Their dark sides are the clearer edge, all on one side. Taken for feet they put discs up to 1.7 mm away.
TEST_CASE("pale discs on pale wood under a lamp from one side lie where they are") {
  for (const test::Look& look : {test::walnut_and_natural_on_maple(), test::black_and_natural_on_maple()}) {
    CAPTURE(look.name);
    drawing::Scene scene = test::deal(look, 2);
    scene.light.lamps = {{.towards = {1.0, 0.7, 1.4}, .share = 0.6, .radius_deg = 3}};
    const test::Detected detected = test::detect(scene, drawing::look_from(test::whole_board()));
    CHECK(detected.missed == 0);
    const test::Errors errors = test::errors_of(detected.matches);
    CHECK(errors.rms < 0.4);
    CHECK(errors.max < 0.9);
  }
}

}  // namespace
}  // namespace ringside
