// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>

#include "detection/hole_scenes.h"

namespace ringside {
namespace {

using test::black_at;
using test::Detected;
using test::maple;
using test::natural_at;

drawing::Scene round(std::vector<drawing::Disc> discs) {
  return {.board = maple().board, .discs = std::move(discs)};
}

Detected seen(const drawing::Scene& scene, double tilt_deg = 8) {
  return test::detect(scene, drawing::look_from(test::whole_board(tilt_deg)));
}

void check_all_found(const Detected& detected, std::size_t count) {
  CHECK(detected.matches.size() == count);
  CHECK(detected.missed == 0);
  CHECK(detected.invented == 0);
}

bool warns(const Detected& detected, const std::string& words) {
  const auto& warnings = detected.detection.warnings_of_sides;
  return std::any_of(warnings.begin(), warnings.end(),
                     [&](const std::string& warning) { return warning.find(words) != std::string::npos; });
}

TEST_CASE("an empty board has no discs, and its hole is none, whatever lies at its bottom") {
  for (const drawing::Colour floor :
       {drawing::Colour{28, 26, 25}, {150, 36, 42}, {214, 180, 128}, {240, 240, 235}}) {
    CAPTURE(floor.red);
    drawing::Scene scene = round({});
    scene.board.hole.floor = {floor};
    check_all_found(seen(scene), 0);
  }
}

// A face of another shade than the edge around it, as turned, moulded and glossy discs have.
drawing::Disc face_on(const drawing::Disc& disc) {
  drawing::Disc face = disc;
  face.material = {{92, 90, 90}};
  face.radius = 12.3;
  face.height = disc.height + 0.1;
  face.edge_rounding = 0.05;
  return face;
}

TEST_CASE("a disc is found by its outline, not by its face's edge") {
  const std::vector<drawing::Disc> discs{black_at({80, 40}), black_at({-60, -120}), black_at({-20, 230})};
  drawing::Scene scene = round(discs);
  for (const drawing::Disc& disc : discs) scene.discs.push_back(face_on(disc));
  const std::vector<Disc> found = seen(scene).detection.discs;
  REQUIRE(found.size() == discs.size());
  for (const Disc& disc : found) CHECK(disc.radius == doctest::Approx(15.9).epsilon(0.03));
}

// Four against each other, the second beside a quadrant line, with hardly a third of its outline bare.
struct Chain {
  double along, beside;         // mm, of the second's place from the quadrant line's
  double first, third, fourth;  // directions from the second, from the second and from the third
  double tilt_deg;
};

std::vector<drawing::Disc> chained(const Chain& chain) {
  constexpr double kApart = 2 * 15.9 + 0.1;  // mm
  const Vec2 second = chain.along * direction(kPi / 4) + chain.beside * direction(3 * kPi / 4);
  const Vec2 third = second + kApart * direction(chain.third);
  return {black_at(second + kApart * direction(chain.first)), black_at(second), natural_at(third),
          black_at(third + kApart * direction(chain.fourth))};
}

// Of 80 chains by chance, of which a rendered photo's was the model, 13 had one missed, and seven have yet.
TEST_CASE("in a chain of touching discs each is found") {
  for (const Chain& chain : {Chain{261.2, 15.2, 1.55, 4.02, 5.90, 18.0},
                             {250.2, 14.8, 1.48, 3.45, 5.38, 28.2},
                             {220.7, 13.0, 1.35, 3.98, 5.98, 29.0},
                             {247.1, 14.0, 1.11, 3.96, 5.04, 26.9},
                             {218.8, 13.6, 1.32, 4.04, 5.53, 26.3}}) {
    CAPTURE(chain.along);
    drawing::Scene scene = round(chained(chain));
    for (const double x : {-60.0, 60.0}) {
      scene.discs.push_back(black_at({x, 20}));
      scene.discs.push_back(natural_at({x, -50}));
    }
    check_all_found(seen(scene, chain.tilt_deg), 8);
  }
}

TEST_CASE("a disc counts where any of it is on the deck: over the outer line, not in the ditch") {
  const drawing::Board& board = maple().board;
  drawing::Scene scene =
      round({black_at({0, -320}), natural_at(304.8 * direction(0.5)), black_at({-120, 60})});
  for (const double angle : {1.0, 2.2, 3.4, 5.5}) {
    const Vec2 place = 354 * direction(angle);
    scene.discs.push_back(in_ditch(angle < 3 ? black_at(place) : natural_at(place), board));
  }
  const Detected detected = seen(scene);
  check_all_found(detected, 3);
}

TEST_CASE("discs that touch are two discs") {
  const Vec2 step = 31.8 * direction(0.7);
  for (const double tilt : {0.0, 25.0}) {
    CAPTURE(tilt);
    const Vec2 a(-150, 60), b(60, -230), c(40, 150);
    check_all_found(seen(round({black_at(a), black_at(a + step), natural_at(b), natural_at(b + step),
                                black_at(c), natural_at(c + step)}),
                         tilt),
                    6);
  }
}

TEST_CASE("a long hard shadow is no disc") {
  drawing::Scene scene = round({black_at({-100, 120}), natural_at({160, 20}), black_at({30, -250})});
  // 25 degrees above the deck: shadows of 20 mm
  scene.light.lamps = {{.towards = {-1.8, 1.2, 1}, .share = 0.7, .radius_deg = 0.5}};
  check_all_found(seen(scene), 3);
}

// Each was fitted best by its own radius and found by a disc's all the same.
TEST_CASE("coins and chips are no discs") {
  const drawing::Disc brass{.base = {60, 150},
                            .material = {{190, 160, 90}, {}, 0.3},
                            .team = "yellow",
                            .radius = 12.1,
                            .height = 2.3,
                            .edge_rounding = 0.3};
  drawing::Disc silver = brass, chip = brass;
  silver.base = {-150, -60};
  silver.material.colour = {176, 176, 170};
  chip.base = {-40, 240};
  chip.material = {{40, 70, 170}, {}, 0.1};
  chip.radius = 19.5;
  chip.height = 3.3;
  const Detected detected =
      seen(round({black_at({-60, 20}), natural_at({50, -50}), black_at({150, 60}), natural_at({-140, 120}),
                  black_at({20, -240}), natural_at({200, -170}), brass, silver, chip}));
  CHECK(detected.matches.size() == 6);
  CHECK(detected.missed == 3);  // the drawn things that are none
  CHECK(detected.invented == 0);
}

TEST_CASE("a third colour on the deck is told") {
  drawing::Disc red = black_at({120, -120});
  red.material = {{176, 42, 38}};
  const Detected detected = seen(round({black_at({-100, 120}), natural_at({160, 20}), red}));
  check_all_found(detected, 3);
  CHECK(warns(detected, "more than two colours"));
}

TEST_CASE("discs whose tops are inlaid with one wood are told apart by what lies around it") {
  drawing::Scene scene =
      round({black_at({-100, 120}), natural_at({160, 20}), black_at({30, -250}), natural_at({-60, -90})});
  for (drawing::Disc& disc : scene.discs) disc.stars = {drawing::round_print(9.5, {120, 70, 40})};
  const Detected detected = seen(scene);
  check_all_found(detected, 4);
  for (const test::Match& match : detected.matches) CHECK(match.found.team == match.drawn.team);
}

TEST_CASE(
    "discs of the deck's own wood are found where their outlines are clear, letters as large are no discs") {
  drawing::Scene scene =
      round({black_at({-100, 120}), natural_at({160, 20}), black_at({30, -250}), natural_at({-60, -90})});
  scene.light.lamps = {{.towards = {-0.5, 0.3, 1}, .share = 0.6, .radius_deg = 3}};
  scene.board.lettering.push_back({.text = "O", .centre = {-150, -150}, .height = 32});
  for (drawing::Disc& disc : scene.discs) {
    if (disc.team != "natural") continue;
    disc.material = scene.board.deck;
    disc.stars = {drawing::round_print(8, {34, 32, 31}), drawing::round_print(7, disc.material.colour)};
  }
  check_all_found(seen(scene), 4);
}

TEST_CASE("a ring printed on discs does not move them, seen from aside") {
  drawing::Scene scene = test::deal(test::black_and_natural_on_dark_blue(), 5);
  for (drawing::Disc& disc : scene.discs) {
    disc.stars = {drawing::round_print(8, {228, 226, 220}), drawing::round_print(7, disc.material.colour)};
  }
  const Detected detected = seen(scene, 32);
  CHECK(detected.missed + detected.invented == 0);
  CHECK(test::errors_of(detected.matches).rms < 0.3);
}

TEST_CASE("discs are numbered from 1 in reading order") {
  const Detected detected = seen(round({black_at({-100, -120}), natural_at({160, 20}), black_at({30, 250})}));
  const auto& discs = detected.detection.discs;
  REQUIRE(discs.size() == 3);
  for (std::size_t i = 0; i < discs.size(); ++i) {
    CHECK(discs[i].id == static_cast<int>(i) + 1);
    if (i > 0) CHECK(discs[i].seen_top.centre.y() > discs[i - 1].seen_top.centre.y());
  }
  CHECK(discs[0].base.y() > 200);
}

bool same(const Disc& a, const Disc& b) {
  return a.id == b.id && a.base == b.base && a.covariance == b.covariance && a.radius == b.radius &&
         a.team == b.team && a.confidence == b.confidence && a.seen_top.centre == b.seen_top.centre;
}

TEST_CASE("the result does not depend on the number of threads") {
  const Photo photo = test::draw(test::deal(maple(), 5), drawing::look_from(test::whole_board(12)));
  const auto detected_by = [&](int threads) {
    const int usual = cv::getNumThreads();
    cv::setNumThreads(threads);
    const auto detection = detect_discs(photo, calibrate(photo, {}), test::tournament_discs());
    cv::setNumThreads(usual);
    return detection.discs;
  };
  const auto one = detected_by(1), two = detected_by(2);
  REQUIRE(one.size() == 12);
  REQUIRE(two.size() == one.size());
  for (std::size_t i = 0; i < one.size(); ++i) {
    CAPTURE(i);
    CHECK(same(one[i], two[i]));
  }
}

}  // namespace
}  // namespace ringside
