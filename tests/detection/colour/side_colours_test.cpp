// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <cmath>
#include <opencv2/core.hpp>

#include "detection/colour/deck_light.h"
#include "detection/colour/teams.h"
#include "detection/colour/tones.h"
#include "detection/drawn_rounds.h"
#include "photo/srgb.h"

// Sides told apart in the light that falls on the board, whatever that is.
namespace ringside {
namespace {

constexpr double kShadow = 0.4;  // of the grey levels: a seventh of the light

// The same picture, its left darkened to a shadow's edge as soft as 20 pixels.
Photo in_half_shadow(Photo photo) {
  const double edge = 0.5 * photo.width();
  photo.pixels.forEach<cv::Vec3b>([&](cv::Vec3b& pixel, const int* at) {
    const double lit = 1 / (1 + std::exp((edge - at[1]) / 10));
    pixel *= std::lerp(kShadow, 1.0, lit);
  });
  return photo;
}

Photo dimmed(Photo photo, double share_of_levels) {
  photo.pixels *= share_of_levels;
  return photo;
}

// Its black lifted, its white where it was.
Photo hazed(Photo photo, double black) {
  photo.pixels.convertTo(photo.pixels, -1, 1 - black, 255 * black);
  return photo;
}

void check_teams(const test::Detected& detected) {
  CHECK(detected.missed == 0);
  for (const test::Match& match : detected.matches) {
    CAPTURE(match.drawn.base.x());
    CAPTURE(match.drawn.base.y());
    CHECK(match.found.team == match.drawn.team);
  }
}

TEST_CASE("discs keep their sides where half of the board lies in shadow") {
  const drawing::View view = drawing::look_from(test::whole_board(12));
  for (const test::Look& look :
       {test::black_and_natural_on_maple(), test::black_and_natural_on_dark_blue()}) {
    for (const unsigned seed : {1U, 2U}) {
      CAPTURE(look.name);
      CAPTURE(seed);
      const drawing::Scene scene = test::deal(look, seed);
      check_teams(test::detect_on(in_half_shadow(test::draw(scene, view)), scene, view));
    }
  }
}

template <typename Change>
void check_sides_and_names(const Change& changed) {
  const drawing::View view = drawing::look_from(test::whole_board(12));
  for (const test::Look& look :
       {test::black_and_natural_on_maple(), test::black_and_natural_on_dark_blue()}) {
    CAPTURE(look.name);
    const drawing::Scene scene = test::deal(look, 3);
    check_teams(test::detect_on(changed(test::draw(scene, view)), scene, view));
  }
}

TEST_CASE("discs keep their sides and their names in a picture far too dark") {
  check_sides_and_names([](Photo photo) { return dimmed(std::move(photo), 0.3); });
}

TEST_CASE("discs keep their sides and their names behind haze") {
  check_sides_and_names([](Photo photo) { return hazed(std::move(photo), 0.35); });
}

TEST_CASE("a usual picture's tones are left alone, haze is taken off as far as it is not usual") {
  const drawing::Scene scene = test::deal(test::black_and_natural_on_maple(), 1);
  const Photo photo = test::draw(scene, drawing::look_from(test::whole_board(12)));
  const Tones usual = tones_of(photo);
  CHECK(usual.black == 0);
  CHECK(usual.exposure == 1);
  const Lab black = lab_of({30, 28, 27}), natural = lab_of({222, 184, 132});
  CHECK((in_usual_tones(natural, usual) - natural).norm() < 1e-6);

  const Photo behind_haze = hazed(photo, 0.35);
  const Tones lifted = tones_of(behind_haze);
  CHECK(lifted.black > 0.1);
  CHECK(lifted.black < 0.35);
  const auto seen = [](int level) {
    return static_cast<std::uint8_t>(std::lround(0.65 * level + 0.35 * 255));
  };
  const Lab hazy_black = lab_of({seen(30), seen(28), seen(27)});
  const Lab hazy_natural = lab_of({seen(222), seen(184), seen(132)});
  CHECK((in_usual_tones(hazy_black, lifted) - black).norm() < 0.7 * (hazy_black - black).norm());
  CHECK((in_usual_tones(hazy_natural, lifted) - natural).norm() < 0.7 * (hazy_natural - natural).norm());
}

TEST_CASE("the light around a disc is told by the deck there, not by what lies beside it") {
  const drawing::View view = drawing::look_from(test::whole_board(12));
  const drawing::Scene scene = test::deal(test::black_and_natural_on_maple(), 1);
  const Photo photo = in_half_shadow(test::draw(scene, view));
  const test::Detected detected = test::detect_on(photo, scene, view);
  const DeckLight light(rectify(photo, detected.calibration), detected.calibration);
  std::vector<Circle> discs;
  for (const Disc& disc : detected.detection.discs) discs.push_back({disc.base, disc.radius});
  const double shadow = light_of_level(kShadow);  // of white's
  int lit = 0, dark = 0;
  for (const Disc& disc : detected.detection.discs) {
    const double off_edge = disc.seen_top.centre.x() - 0.5 * photo.width();
    if (std::abs(off_edge) < 100) continue;
    CAPTURE(off_edge);
    const double share = light.share_around({disc.base, disc.radius}, discs);
    CHECK(share == doctest::Approx(off_edge > 0 ? 1 : shadow).epsilon(0.25));
    (off_edge > 0 ? lit : dark) += 1;
  }
  CHECK(lit >= 2);
  CHECK(dark >= 2);
}

TEST_CASE("colours are taken as seen unless even light parts them more plainly") {
  const std::vector<Lab> clear{{25, 0, 0}, {26, 0, 0}, {80, 5, 30}, {82, 5, 30}};
  const std::vector<Lab> spoilt{{25, 0, 0}, {45, 0, 0}, {60, 5, 30}, {82, 5, 30}};
  CHECK(&plainer_of(clear, spoilt) == &clear);
  CHECK(&plainer_of(spoilt, clear) == &clear);
  // One side as seen, two in even light: and the other way round.
  const std::vector<Lab> chained{{10, 0, 0}, {25, 0, 0}, {40, 5, 15}, {55, 5, 15}};
  CHECK(&plainer_of(chained, clear) == &clear);
  // A third colour that even light does away with was none.
  const std::vector<Lab> three{{10, 0, 0}, {11, 0, 0}, {45, 5, 20}, {85, 5, 30}};
  REQUIRE(sort_into_teams(three).names.size() == 3);
  CHECK(&plainer_of(three, spoilt) == &spoilt);
  CHECK(plainer_of({}, {}).empty());
}

}  // namespace
}  // namespace ringside
