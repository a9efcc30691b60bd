// SPDX-License-Identifier: MIT
#include "detection/placement/place_by_shading.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "detection/drawn_rounds.h"

namespace ringside {
namespace {

constexpr double kDrawnRadius = 15.9;  // mm

constexpr double kLowLamp = 0.8;   // its rise to its way: low enough to leave the far roundings dark
constexpr double kHighLamp = 2.1;  // shadows end 4 mm beside the discs

drawing::Scene lit_from(double angle_deg, const test::Look& look, double rise = kLowLamp) {
  drawing::Scene scene = test::deal(look, 4);
  const Vec2 to_lamp = direction(radians(angle_deg));
  scene.light.lamps = {{.towards = {to_lamp.x(), to_lamp.y(), rise}, .share = 0.7, .radius_deg = 4}};
  return scene;
}

Vec2 mean_error(const std::vector<test::Match>& matches) {
  Vec2 sum = Vec2::Zero();
  for (const test::Match& match : matches) sum += match.error();
  return sum / static_cast<double>(matches.size());
}

// A round under a lamp, nearly all of whose discs are found.
struct Round {
  Photo photo;
  test::Detected detected;
};

Round round_lit_from(double angle_deg, const test::Look& look, double tilt_deg, double rise = kLowLamp) {
  const drawing::Scene scene = lit_from(angle_deg, look, rise);
  const drawing::View view = drawing::look_from(test::whole_board(tilt_deg));
  Round out{test::draw(scene, view), {}};
  out.detected = test::detect_on(out.photo, scene, view);
  REQUIRE(out.detected.matches.size() >= 11);
  return out;
}

// The round's discs as outlines might have put them.
std::vector<OutlinedDisc> outlined_at_truth(const Round& round) {
  std::vector<OutlinedDisc> outlined;
  for (const test::Match& match : round.detected.matches) {
    OutlineFit outline;
    outline.base = match.expected_base;
    outlined.push_back({outline, match.drawn.team == "natural" ? std::size_t{1} : std::size_t{0}, 0.9});
  }
  return outlined;
}

struct Errors {
  double rms = 0, worst = 0;  // of the feet, mm
  double radius = 0;          // mean, mm
};

Errors errors_from(const Round& round, const std::vector<OutlinedDisc>& outlined,
                   const std::vector<TeamRadius>& radii) {
  const auto placed = place_by_shading(round.photo, round.detected.calibration,
                                       test::tournament_discs().shape, outlined, radii);
  Errors out;
  for (std::size_t i = 0; i < outlined.size(); ++i) {
    const double error = (placed.discs[i].base - round.detected.matches[i].expected_base).norm();
    out.rms += error * error / static_cast<double>(outlined.size());
    out.worst = std::max(out.worst, error);
  }
  out.rms = std::sqrt(out.rms);
  out.radius = (placed.radii[0].radius + placed.radii[1].radius) / 2 - kDrawnRadius;
  return out;
}

TEST_CASE("a lamp at one side does not drag the discs to it") {
  for (const double lamp : {0.0, 130.0, 250.0}) {
    CAPTURE(lamp);
    const auto matches = round_lit_from(lamp, test::black_and_natural_on_maple(), 6).detected.matches;
    CHECK(mean_error(matches).norm() < 0.2);  // by outlines alone 0.35 to 0.5
    for (const test::Match& match : matches) CHECK(std::abs(match.found.radius - kDrawnRadius) < 0.25);
  }
}

TEST_CASE("discs are parted from the shadows that they throw themselves") {
  for (const double lamp : {40.0, 160.0, 280.0}) {
    CAPTURE(lamp);
    const Round round = round_lit_from(lamp, test::black_and_natural_on_maple(), 15, kHighLamp);
    const auto outlined = outlined_at_truth(round);
    const TeamRadius usual{kDrawnRadius, 0.25};
    const Errors found = errors_from(round, outlined, {usual, usual});
    CHECK(found.rms < 0.12);  // where those are not drawn 0.13 to 0.17
    CHECK(std::abs(found.radius) < 0.06);
  }
}

TEST_CASE("from where outlines put discs the fit finds them, and the same place from all sides") {
  const Round round = round_lit_from(40, test::walnut_and_natural_on_maple(), 8);
  const TeamRadius wide{kDrawnRadius + 0.3, 0.25};
  for (const double way : {0.0, 90.0, 180.0, 270.0}) {
    CAPTURE(way);
    auto outlined = outlined_at_truth(round);
    for (OutlinedDisc& disc : outlined) disc.fit.base += 0.7 * direction(radians(way));
    const Errors found = errors_from(round, outlined, {wide, wide});
    CHECK(found.rms < 0.25);
    CHECK(std::abs(found.radius) < 0.2);
  }
}

TEST_CASE("outlines that were a side's faces alone do not make its discs small") {
  const Round round = round_lit_from(40, test::walnut_and_natural_on_maple(), 20);
  const DiscShape shape = test::tournament_discs().shape;
  const Vec3& camera = round.detected.calibration.camera.centre;
  const TeamRadius usual{kDrawnRadius, 0.25};
  auto outlined = outlined_at_truth(round);
  const Errors from_there = errors_from(round, outlined, {usual, usual});
  for (OutlinedDisc& disc : outlined) {
    if (disc.side == 0) continue;
    const Circle face = seen_on_deck({disc.fit.base, shape.radius}, shape.height, camera);
    disc.fit.base = base_below(face.centre, shape.height / 2, camera);
  }
  const Errors found = errors_from(round, outlined, {usual, {kDrawnRadius - 0.8, 0.25}});
  CHECK(found.rms < from_there.rms + 0.25);
  CHECK(std::abs(found.radius) < 0.2);
}

// The same round with a rim on all discs of a side, as found.
std::vector<test::Match> found_with_rims(const std::string& team, const drawing::DiscRim& rim,
                                         const drawing::Bevel& bevel) {
  drawing::Scene scene = lit_from(40, test::black_and_natural_on_dark_blue());
  for (drawing::Disc& disc : scene.discs) {
    if (disc.team != team) continue;
    disc.rim = rim;
    disc.bevel = bevel;
  }
  const drawing::View view = drawing::look_from(test::whole_board(10));
  return test::detect_on(test::draw(scene, view), scene, view).matches;
}

TEST_CASE("a burnt, stained or worn rim is part of its disc") {
  const drawing::Colour burnt{92, 62, 34}, stained{150, 60, 40}, worn{240, 226, 196};
  for (const drawing::Colour& rim : {burnt, stained, worn}) {
    CAPTURE(rim.red);
    const auto matches = found_with_rims("natural", {rim, 0.5}, {1.2, 45});
    CHECK(matches.size() >= 11);
    for (const test::Match& match : matches) {
      CAPTURE(match.drawn.team);
      CHECK(std::abs(match.found.radius - kDrawnRadius) < 0.3);
      CHECK(match.error().norm() < 0.3);
    }
  }
}

TEST_CASE("a black face in a rim of natural wood is not the whole disc") {
  const drawing::Colour natural{196, 150, 60};
  const auto matches = found_with_rims("black", {natural, 1}, {1.2, 45});
  CHECK(matches.size() >= 11);
  for (const test::Match& match : matches) {
    CAPTURE(match.drawn.team);
    CHECK(std::abs(match.found.radius - kDrawnRadius) < 0.6);
    CHECK(match.error().norm() < 0.6);
  }
}

TEST_CASE("a side whose discs differ in size is less sure of its radius") {
  drawing::Scene scene = lit_from(40, test::walnut_and_natural_on_maple());
  const auto sigmas = [&] {
    const drawing::View view = drawing::look_from(test::whole_board(10));
    Round round{test::draw(scene, view), {}};
    round.detected = test::detect_on(round.photo, scene, view);
    const TeamRadius usual{kDrawnRadius, 0.25};
    return place_by_shading(round.photo, round.detected.calibration, test::tournament_discs().shape,
                            outlined_at_truth(round), {usual, usual})
        .radii;
  };
  const auto alike = sigmas();
  bool larger = false;
  for (drawing::Disc& disc : scene.discs)
    if (disc.team == "natural") disc.radius += (larger = !larger) ? 0.5 : -0.5;
  const auto differ = sigmas();
  for (const TeamRadius& side : alike) CHECK(side.sigma < 0.15);
  CHECK(differ[0].sigma < 0.15);
  CHECK(differ[1].sigma > 0.35);
  CHECK(differ[1].sigma < 0.7);
}

TEST_CASE("a disc whose outline was something else's is found a few millimetres beside it") {
  const Round round = round_lit_from(40, test::black_and_natural_on_maple(), 10);
  for (const double way : {20.0, 140.0, 260.0}) {
    CAPTURE(way);
    auto outlined = outlined_at_truth(round);
    OutlinedDisc& misled = outlined[6];  // far from lines and pegs
    misled.fit.base += 6 * direction(radians(way));
    misled.quality = 0.5;
    const Errors found = errors_from(round, outlined, {{kDrawnRadius, 0.25}, {kDrawnRadius, 0.25}});
    CHECK(found.worst < 0.4);
  }
}

TEST_CASE("discs tell the picture's blur") {
  const drawing::Scene scene = lit_from(40, test::black_and_natural_on_maple());
  const drawing::View view = drawing::look_from(test::whole_board(10));
  double last = 0;
  for (const double blur : {0.8, 1.4, 2.0}) {
    CAPTURE(blur);
    const Photo photo = test::draw(scene, view, test::blurred_by(blur));
    const auto told = test::detect_on(photo, scene, view).detection.blur_px;
    REQUIRE(told);
    CHECK(told->value == doctest::Approx(std::hypot(blur, 0.4)).epsilon(0.2));  // a pixel's own width
    CHECK(told->value > last);
    last = told->value;
  }
}

TEST_CASE("no discs have no places, and the sides keep the radii they had") {
  const drawing::Scene scene{.board = test::black_and_natural_on_maple().board};
  const drawing::View view = drawing::look_from(test::whole_board(5));
  const Photo photo = test::draw(scene, view);
  const test::Detected empty = test::detect_on(photo, scene, view);
  const auto placed =
      place_by_shading(photo, empty.calibration, test::tournament_discs().shape, {}, {{15.7, 0.3}});
  CHECK(placed.discs.empty());
  REQUIRE(placed.radii.size() == 1);
  CHECK(placed.radii[0].radius == 15.7);
  CHECK_FALSE(placed.blur_px);
}

}  // namespace
}  // namespace ringside
