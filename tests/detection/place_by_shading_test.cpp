// SPDX-License-Identifier: MIT
#include "detection/place_by_shading.h"

#include <doctest/doctest.h>

#include <cmath>

#include "detection/drawn_rounds.h"

namespace ringside {
namespace {

constexpr double kDrawnRadius = 15.9;  // mm

// One lamp, low enough to leave the far roundings dark.
drawing::Scene lit_from(double angle_deg, const test::Look& look) {
  drawing::Scene scene = test::deal(look, 4);
  const Vec2 to_lamp = direction(radians(angle_deg));
  scene.light.lamps = {{.towards = {to_lamp.x(), to_lamp.y(), 0.8}, .share = 0.7, .radius_deg = 4}};
  return scene;
}

Vec2 mean_error(const std::vector<test::Match>& matches) {
  Vec2 sum = Vec2::Zero();
  for (const test::Match& match : matches) sum += match.error();
  return sum / static_cast<double>(matches.size());
}

struct Way {
  double error, radius_error;  // RMS of the feet; mean of the radii, mm
};

// Discs put so far off, all the same way, as outlines put them, with radii that are off too.
Way placed_from(const test::Detected& round, const Photo& photo, const Vec2& off, double radius_off) {
  const DiscModel model = test::tournament_discs();
  std::vector<OutlinedDisc> outlined;
  for (const test::Match& match : round.matches) {
    OutlineFit outline;
    outline.base = match.expected_base + off;
    outlined.push_back({outline, match.drawn.team == "natural" ? std::size_t{1} : std::size_t{0}});
  }
  const TeamRadius radius{kDrawnRadius + radius_off, 0.25};
  const auto placed = place_by_shading(photo, round.calibration, model.shape, outlined, {radius, radius});
  double squares = 0;
  for (std::size_t i = 0; i < outlined.size(); ++i)
    squares += (placed.discs[i].base - round.matches[i].expected_base).squaredNorm();
  return {std::sqrt(squares / static_cast<double>(outlined.size())),
          (placed.radii[0].radius + placed.radii[1].radius) / 2 - kDrawnRadius};
}

TEST_CASE("a lamp at one side does not drag the discs to it") {
  for (const double lamp : {0.0, 130.0, 250.0}) {
    CAPTURE(lamp);
    const drawing::View view = drawing::look_from(test::whole_board(6));
    const auto matches = test::detect(lit_from(lamp, test::black_and_natural_on_maple()), view).matches;
    REQUIRE(matches.size() >= 11);
    CHECK(mean_error(matches).norm() < 0.2);  // by outlines alone 0.35 to 0.5
    for (const test::Match& match : matches) CHECK(std::abs(match.found.radius - kDrawnRadius) < 0.25);
  }
}

TEST_CASE("from where outlines put discs the fit finds them, and the same place from all sides") {
  const drawing::Scene scene = lit_from(40, test::walnut_and_natural_on_maple());
  const drawing::View view = drawing::look_from(test::whole_board(8));
  const Photo photo = test::draw(scene, view);
  const test::Detected round = test::detect_on(photo, scene, view);
  REQUIRE(round.matches.size() >= 11);
  for (const double way : {0.0, 90.0, 180.0, 270.0}) {
    CAPTURE(way);
    const Way found = placed_from(round, photo, 0.7 * direction(radians(way)), 0.3);
    CHECK(found.error < 0.25);
    CHECK(std::abs(found.radius_error) < 0.2);
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
}

}  // namespace
}  // namespace ringside
