// SPDX-License-Identifier: MIT
#include "calibration/lines/line_shape.h"

#include <doctest/doctest.h>

#include "geometry/seeded.h"

namespace ringside {
namespace {

// A printed line as bad as they come: 0.8 mm off the centre, 0.4 mm out of round.
Line printed() {
  Line line;
  line.radius = 203.2;
  line.harmonics = {0.6, -0.5, 0.3, 0.25, -0.1, 0.1, 0.05, 0};
  return line;
}

std::vector<Vec2> points_on(const Line& line, double sigma, test::Seeded& random, double to_degree = 360) {
  constexpr int kPoints = 720;
  std::vector<Vec2> points;
  for (int i = 0; i < kPoints; ++i) {
    const double angle = radians(to_degree) * i / kPoints;
    points.emplace_back((line.radius_at(angle) + random.normal(sigma)) * direction(angle));
  }
  return points;
}

// The largest distance between two lines over a part of the circle.
double worst_apart(const Line& a, const Line& b, int to_degree = 360) {
  double worst = 0;
  for (int degree = 0; degree < to_degree; ++degree)
    worst = std::max(worst, std::abs(a.radius_at(radians(degree)) - b.radius_at(radians(degree))));
  return worst;
}

TEST_CASE("a line's harmonics come back from exact points") {
  test::Seeded random;
  const Line line = fit_line_shape(points_on(printed(), 1e-9, random));
  // The prior of 0.5 mm against 720 points of 0.02 mm shrinks each harmonic by 5e-6 of itself.
  CHECK(worst_apart(line, printed()) < 1e-4);
  CHECK(line.radius == doctest::Approx(203.2).epsilon(1e-6));
}

TEST_CASE("noise averages out") {
  test::Seeded random;
  const Line line = fit_line_shape(points_on(printed(), 0.15, random));
  // Nine parameters from 720 points: 0.15 sqrt(9 / 720) = 0.017 mm at one place; the worst of 360 is 3 sigma.
  CHECK(worst_apart(line, printed()) < 0.05);
  CHECK(line.sigma < 0.06);
}

TEST_CASE("a ragged print is told from noise") {
  test::Seeded random;
  auto points = points_on(printed(), 0.1, random);
  for (std::size_t i = 0; i < points.size(); ++i)  // waves 43 mm long, as a brush leaves them: 0.14 mm RMS
    points[i] *= 1 + 0.2 * std::sin(2 * kPi * 30 * static_cast<double>(i) / 720) / points[i].norm();
  CHECK(fit_line_shape(points).sigma == doctest::Approx(0.14).epsilon(0.15));
}

TEST_CASE("what is seen of a line here and there is as ragged as it looks") {
  test::Seeded random;
  const auto points = points_on(printed(), 0.1, random);
  std::vector<Vec2> few;
  for (std::size_t i = 0; i < points.size(); i += 30) few.push_back(points[i]);
  CHECK(fit_line_shape(few).sigma > 0.05);  // 24 points of 0.1 mm
}

TEST_CASE("one point in six on discs' edges does not move the line") {
  test::Seeded random;
  auto points = points_on(printed(), 0.1, random);
  for (std::size_t i = 0; i < points.size(); ++i)
    if (i % 60 < 10) points[i] *= 1 + 4 / points[i].norm();  // twelve discs, 4 mm outside
  const Line line = fit_line_shape(points);
  CHECK(worst_apart(line, printed()) < 0.06);
}

TEST_CASE("with a third of the circle missing the seen part is right and the rest stays sane") {
  test::Seeded random;
  const Line line = fit_line_shape(points_on(printed(), 0.1, random, 240));
  CHECK(worst_apart(line, printed(), 240) < 0.1);  // at the arc's ends as good as one point
  // What nobody saw is a guess from harmonics of 0.5 mm; without that prior it strays by millimetres.
  CHECK(worst_apart(line, printed()) < 1.0);
}

TEST_CASE("a tighter prior holds a line that is hardly seen closer to the circle") {
  test::Seeded random;
  const auto points = points_on(printed(), 0.1, random, 60);
  const auto departure = [](const Line& line) {
    double square = 0;
    for (const double h : line.harmonics) square += h * h;
    return std::sqrt(square);
  };
  CHECK(departure(fit_line_shape(points, 0.05)) < departure(fit_line_shape(points, 0.5)));
}

TEST_CASE("no points make no line") { CHECK(fit_line_shape({}).radius == 0); }

}  // namespace
}  // namespace ringside
