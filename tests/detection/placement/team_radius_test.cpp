// SPDX-License-Identifier: MIT
#include "detection/placement/team_radius.h"

#include <doctest/doctest.h>

#include "detection/drawn_rounds.h"

namespace ringside {
namespace {

FoundDisc with_radius(double radius) {
  FoundDisc disc;
  disc.face.lab = Lab::Zero();
  disc.fit.radius = radius;
  return disc;
}

Teams teams_of(std::vector<std::size_t> team_of) {
  return {std::move(team_of), {Lab::Zero(), Lab::Zero()}, {"black", "natural"}};
}

Teams only_team(std::size_t discs) { return {std::vector<std::size_t>(discs, 0), {Lab::Zero()}, {"black"}}; }

// What is known of one side alone, its discs and the model: 15.9 mm to 1 mm. One outline is good to 0.3 mm,
// the photo's light moves all of a side's by 0.15 mm.
double expected(double measured, double n) {
  const double weight = 1 / (0.09 / n + 0.15 * 0.15);
  return (measured * weight + 15.9) / (weight + 1);
}

TEST_CASE("a side alone has the radius that its discs show") {
  const auto radii = team_radii({with_radius(14.9), with_radius(14.7), with_radius(14.8)}, only_team(3),
                                test::tournament_discs());
  REQUIRE(radii.size() == 1);
  CHECK(radii[0].radius == doctest::Approx(expected(14.8, 3)));
}

TEST_CASE("each side has its own radius, which the other's draws nearer by a little") {
  const auto radii = team_radii({with_radius(14.9), with_radius(16.5), with_radius(14.7), with_radius(16.3),
                                 with_radius(14.8), with_radius(16.4)},
                                teams_of({0, 1, 0, 1, 0, 1}), test::tournament_discs());
  REQUIRE(radii.size() == 2);
  CHECK(radii[0].radius > expected(14.8, 3) + 0.1);
  CHECK(radii[0].radius < 15.3);
  CHECK(radii[1].radius < expected(16.4, 3) - 0.1);
  CHECK(radii[1].radius > 15.9);
}

TEST_CASE("a side that shows none of its discs on the deck is about as large as the other") {
  const auto radii = team_radii(std::vector<FoundDisc>(6, with_radius(14.5)),
                                teams_of(std::vector<std::size_t>(6, 0)), test::tournament_discs());
  REQUIRE(radii.size() == 2);
  CHECK(radii[1].radius == doctest::Approx(14.6).epsilon(0.01));
  CHECK(radii[1].sigma > radii[0].sigma + 0.1);
  CHECK(radii[1].sigma < 0.6);
}

TEST_CASE("one disc that was fitted badly does not change its side's radius") {
  std::vector<FoundDisc> discs(9, with_radius(15.0));
  discs.push_back(with_radius(18.0));
  const auto radii = team_radii(discs, only_team(10), test::tournament_discs());
  CHECK(radii[0].radius == doctest::Approx(expected(15.0, 10)));
}

TEST_CASE("more discs make it surer, but never surer than one turning") {
  double last = 1;
  for (const std::size_t n : {1U, 2U, 4U, 12U}) {
    CAPTURE(n);
    const auto radii =
        team_radii(std::vector<FoundDisc>(n, with_radius(15.5)), only_team(n), test::tournament_discs());
    CHECK(radii[0].sigma < last);
    CHECK(radii[0].sigma > 0.1);
    last = radii[0].sigma;
  }
}

TEST_CASE("the surer the model, the less the photo moves it") {
  DiscModel exact = test::tournament_discs();
  exact.radius_tolerance = 0.02;
  const auto radii = team_radii({with_radius(15.0)}, only_team(1), exact);
  CHECK(std::abs(radii[0].radius - 15.9) < 0.01);
}

}  // namespace
}  // namespace ringside
