// SPDX-License-Identifier: MIT
#include "detection/team_radius.h"

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

// The model: 15.9 mm, 1 mm tolerance. One outline is good to 0.3 mm, so n of them weigh n / 0.09 against
// its 1.
double expected(double measured, double n) { return (measured * n / 0.09 + 15.9) / (n / 0.09 + 1); }

TEST_CASE("each side has the radius that its own discs show") {
  const auto radii = team_radii({with_radius(14.9), with_radius(16.5), with_radius(14.7), with_radius(16.3),
                                 with_radius(14.8), with_radius(16.4)},
                                teams_of({0, 1, 0, 1, 0, 1}), test::tournament_discs());
  REQUIRE(radii.size() == 2);
  CHECK(radii[0].radius == doctest::Approx(expected(14.8, 3)));
  CHECK(radii[1].radius == doctest::Approx(expected(16.4, 3)));
}

TEST_CASE("one disc that was fitted badly does not change its side's radius") {
  std::vector<FoundDisc> discs(9, with_radius(15.0));
  discs.push_back(with_radius(18.0));
  const auto radii = team_radii(discs, teams_of(std::vector<std::size_t>(10, 0)), test::tournament_discs());
  CHECK(radii[0].radius == doctest::Approx(expected(15.0, 10)));
}

TEST_CASE("more discs make it surer, but never surer than one turning") {
  double last = 1;
  for (const std::size_t n : {1U, 2U, 4U, 12U}) {
    CAPTURE(n);
    const auto radii = team_radii(std::vector<FoundDisc>(n, with_radius(15.5)),
                                  teams_of(std::vector<std::size_t>(n, 0)), test::tournament_discs());
    CHECK(radii[0].sigma < last);
    CHECK(radii[0].sigma > 0.1);
    last = radii[0].sigma;
  }
}

TEST_CASE("the surer the model, the less the photo moves it") {
  DiscModel exact = test::tournament_discs();
  exact.radius_tolerance = 0.02;
  const auto radii = team_radii({with_radius(15.0)}, teams_of({0}), exact);
  CHECK(std::abs(radii[0].radius - 15.9) < 0.01);
}

}  // namespace
}  // namespace ringside
