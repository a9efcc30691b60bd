// SPDX-License-Identifier: MIT
#include "geometry/circle_fit.h"

#include <doctest/doctest.h>

#include "geometry/apart.h"
#include "geometry/seeded.h"

namespace ringside {
namespace {

using test::apart;

const Circle kCircle{{4120, -870}, 15.9};

// Points from `from` to `to` degrees, each off the circle by a normal deviate.
std::vector<Vec2> arc(double from, double to, int count, double sigma, test::Seeded& random) {
  std::vector<Vec2> points;
  for (int i = 0; i < count; ++i) {
    const double angle = radians(from + (to - from) * i / count);
    points.emplace_back(kCircle.centre + (kCircle.radius + random.normal(sigma)) * direction(angle));
  }
  return points;
}

TEST_CASE("exact points give the circle, also far from the origin and on a quarter of it") {
  test::Seeded random;
  for (const double to : {360.0, 180.0, 90.0}) {
    CAPTURE(to);
    const auto fit = fit_circle(arc(0, to, 40, 1e-300, random));
    REQUIRE(fit);
    CHECK(apart(fit->centre, kCircle.centre, 1e-7) == "");
    CHECK(fit->radius == doctest::Approx(kCircle.radius).epsilon(1e-8));
  }
  CHECK(fit_circle(arc(0, 360, 3, 1e-300, random)));
}

TEST_CASE("noise averages out") {
  // n points on a whole circle place its centre to sigma sqrt(2 / n) and its radius to sigma / sqrt(n).
  test::Seeded random;
  constexpr int kPoints = 100, kTrials = 200;
  constexpr double kSigma = 0.2;
  double square = 0, radius_sum = 0;
  for (int i = 0; i < kTrials; ++i) {
    const auto fit = fit_circle(arc(0, 360, kPoints, kSigma, random));
    REQUIRE(fit);
    square += (fit->centre - kCircle.centre).squaredNorm() / (2.0 * kTrials);
    radius_sum += fit->radius / kTrials;
  }
  CHECK(std::sqrt(square) == doctest::Approx(kSigma * std::sqrt(2.0 / kPoints)).epsilon(0.15));
  CHECK(radius_sum == doctest::Approx(kCircle.radius).epsilon(0.001));
}

TEST_CASE("no circle runs through two points or through points on a line") {
  CHECK_FALSE(fit_circle({}));
  CHECK_FALSE(fit_circle({{0, 0}, {1, 1}}));
  CHECK_FALSE(fit_circle({{5, 5}, {5, 5}, {5, 5}}));
  for (const Vec2& step : {Vec2(1, 1), Vec2(0.3, -0.7)}) {
    CAPTURE(step.transpose());
    std::vector<Vec2> line;
    for (int i = 0; i < 20; ++i) line.emplace_back(Vec2(300, 200) + i * step);
    CHECK_FALSE(fit_circle(line));
  }
}

}  // namespace
}  // namespace ringside
