// SPDX-License-Identifier: MIT
#include "calibration/identify/board_scale.h"

#include <doctest/doctest.h>

#include "calibration/drawn_board.h"

namespace ringside {
namespace {

using test::tournament_model;

BoardModel painted_model() { return {"painted-octagon", "", 103.9, 220.4, 310.0, 3.0, 19.1, 324.6}; }

TEST_CASE("a board is recognised by the ratios of its lines, in whatever unit") {
  const BoardOptions options{std::nullopt, {painted_model(), tournament_model()}};
  const BoardScale tournament = choose_scale({105.3, 210.6, 315.9}, options);
  REQUIRE(tournament.model);
  CHECK(tournament.model->name == "tournament-26");
  CHECK(tournament.outer_radius == kOuterLineRadius);
  const BoardScale painted = choose_scale({1.039, 2.204, 3.100}, options);
  REQUIRE(painted.model);
  CHECK(painted.model->name == "painted-octagon");
  CHECK(painted.outer_radius == 310);
}

TEST_CASE("ratios that barrel distortion shifts by 0.008 are still recognised, by 0.012 not") {
  const BoardOptions options{std::nullopt, {tournament_model()}};
  CHECK(choose_scale({101.6, 203.2 + 0.008 * 304.8, 304.8}, options).model);
  const BoardScale other = choose_scale({101.6, 203.2 + 0.012 * 304.8, 304.8}, options);
  CHECK_FALSE(other.model);
  CHECK(other.outer_radius == kOuterLineRadius);
  CHECK_FALSE(choose_scale({101.6 + 0.012 * 304.8, 203.2, 304.8}, options).model);
}

TEST_CASE("between two models that look alike none is recognised") {
  BoardModel twin = tournament_model();
  twin.name = "small-twin";
  twin.inner_radius *= 0.9;
  twin.middle_radius *= 0.9;
  twin.outer_radius *= 0.9;
  const BoardScale scale = choose_scale({1, 2, 3}, {std::nullopt, {tournament_model(), twin}});
  CHECK_FALSE(scale.model);
  CHECK(scale.outer_radius == kOuterLineRadius);
}

TEST_CASE("a board that the user names is taken, whatever the ratios") {
  const BoardScale scale = choose_scale({1, 2, 3}, {painted_model(), {tournament_model()}});
  REQUIRE(scale.model);
  CHECK(scale.model->name == "painted-octagon");
  CHECK(scale.outer_radius == 310);
}

TEST_CASE("a measured outer line goes before a model's") {
  BoardOptions options;
  options.outer_diameter = 600;
  const BoardScale scale = choose_scale({100, 200, 300}, options);
  CHECK(scale.outer_radius == 300);
  CHECK(scale.source == ScaleSource::kMeasured);
}

}  // namespace
}  // namespace ringside
