// SPDX-License-Identifier: MIT
#include "eye/fit_plane.h"

#include <doctest/doctest.h>

#include "eye/aside.h"
#include "geometry/seeded.h"

namespace ringside::test {
namespace {

// from, to: shares of the circle that are seen.
LinesSeen seen(const Homography& map_from_board, double from, double to, Seeded& random, double noise) {
  constexpr int kPoints = 100;
  LinesSeen out;
  for (std::size_t k = 0; k < kLineRadii.size(); ++k) {
    for (int i = 0; i < kPoints; ++i) {
      const double turn = from + (to - from) * i / kPoints;
      out.points[k].push_back(on_circle(map_from_board, kLineRadii[k], turn) +
                              Vec2(random.normal(noise), random.normal(noise)));
    }
  }
  out.hole = map_from_board * Vec2::Zero();
  return out;
}

}  // namespace

TEST_CASE("a plane is fitted to lines seen from any side") {
  Seeded random;
  for (const double tilt : {0.0, 30.0, 60.0, 75.0, 80.0}) {
    CAPTURE(tilt);
    const Homography map = map_from_board(tilt);
    const auto found = fit_plane(seen(map, 0, 1, random, 0.2));
    REQUIRE(found);
    CHECK(largest_error(*found, map) < 0.6);
  }
}

TEST_CASE("a plane is fitted though a third of each line is not seen") {
  Seeded random;
  for (const double tilt : {20.0, 65.0}) {
    CAPTURE(tilt);
    const Homography map = map_from_board(tilt);
    const auto found = fit_plane(seen(map, 0.1, 0.77, random, 0.1));
    REQUIRE(found);
    CHECK(largest_error(*found, map) < 1.5);
  }
}

TEST_CASE("a fifth of the points on a hand does not move the plane") {
  Seeded random;
  const Homography map = map_from_board(50);
  LinesSeen lines = seen(map, 0, 1, random, 0.1);
  for (int i = 0; i < 20; ++i) lines.points[2][static_cast<std::size_t>(i)] += Vec2(-8, 6);
  const auto found = fit_plane(lines);
  REQUIRE(found);
  CHECK(largest_error(*found, map) < 0.8);
}

TEST_CASE("lines of other proportions are fitted") {
  const Homography map = map_from_board(40);
  LinesSeen lines;
  const std::array radii{0.32 * kOuterLineRadius, 0.72 * kOuterLineRadius, kOuterLineRadius};
  for (std::size_t k = 0; k < 3; ++k)
    for (int i = 0; i < 100; ++i) lines.points[k].push_back(on_circle(map, radii[k], i / 100.0));
  lines.hole = map * Vec2::Zero();
  const auto found = fit_plane(lines);
  REQUIRE(found);
  CHECK(found->radii[0] / found->radii[2] == doctest::Approx(0.32).epsilon(0.02));
  CHECK(found->radii[1] / found->radii[2] == doctest::Approx(0.72).epsilon(0.02));
}

TEST_CASE("pegs hold the plane where three quarters of each line are hidden") {
  Seeded random;
  const Homography map = map_from_board(55);
  LinesSeen lines = seen(map, 0.05, 0.3, random, 0.3);
  const auto without = fit_plane(lines);
  for (int i = 0; i < kPegCount; ++i)
    lines.pegs.push_back({on_circle(map, kLineRadii[0], (0.5 - i) / kPegCount), i});  // y is down in a plane
  const RingPlane plane = RingPlane::from(map.inverse());
  lines.peg_angle = plane.radial(lines.pegs[0].foot).angle();
  const auto with = fit_plane(lines);
  REQUIRE(without);
  REQUIRE(with);
  CHECK(largest_error(*with, map) < 3);
  CHECK(largest_error(*with, map) < 0.5 * largest_error(*without, map));
}

TEST_CASE("points on no ellipse are no plane") {
  LinesSeen lines;
  for (int i = 0; i < 20; ++i) lines.points[2].emplace_back(i, 10);
  CHECK(!fit_plane(lines));
}

}  // namespace ringside::test
