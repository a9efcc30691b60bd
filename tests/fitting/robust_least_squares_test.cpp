// SPDX-License-Identifier: MIT
#include "fitting/robust_least_squares.h"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

#include "geometry/ellipse.h"

namespace ringside {
namespace {

using Jet = ceres::Jet<double, 3>;

RobustCost<3> distances_from_circle(const std::vector<Vec2>& points, double scale,
                                    const Parameters<3>& circle) {
  RobustCost<3> sum;
  for (const Vec2& p : points) {
    const Jet dx = p.x() - Jet(circle[0], 0), dy = p.y() - Jet(circle[1], 1);
    sum.add((sqrt(dx * dx + dy * dy) - Jet(circle[2], 2)) / scale);
  }
  return sum;
}

std::vector<Vec2> on_circle(const Vec2& centre, double radius, int count) {
  std::vector<Vec2> points;
  for (int i = 0; i < count; ++i) points.emplace_back(centre + radius * direction(2 * kPi * i / count));
  return points;
}

TEST_CASE("robust least squares descend to the circle that points lie on") {
  const auto points = on_circle({3, -2}, 16, 72);
  const auto found = descend_robustly<3>(
      [&](const Parameters<3>& at) { return distances_from_circle(points, 0.15, at); }, {3.8, -1.5, 15.2});
  CHECK((found - Vec3(3, -2, 16)).norm() < 1e-4);
}

TEST_CASE("robust least squares: a quarter of points that lie elsewhere hardly pulls") {
  auto points = on_circle({3, -2}, 16, 72);
  for (int i = 0; i < 18; ++i)
    points[static_cast<std::size_t>(i)] += 1.5 * direction(2 * kPi * i / 72);  // a shadow's edge
  const auto found = descend_robustly<3>(
      [&](const Parameters<3>& at) { return distances_from_circle(points, 0.15, at); }, {3.3, -1.8, 16.1});
  CHECK((found - Vec3(3, -2, 16)).norm() < 0.1);
}

TEST_CASE("the gradient of robust least squares is that of their value") {
  const auto points = on_circle({0, 0}, 16, 9);
  const Parameters<3> at(0.3, -0.2, 15.6);
  const RobustCost<3> here = distances_from_circle(points, 0.15, at);
  constexpr double kStep = 1e-6;
  for (int k = 0; k < 3; ++k) {
    const Parameters<3> aside = at + kStep * Parameters<3>::Unit(k);
    const double slope = (distances_from_circle(points, 0.15, aside).value - here.value) / kStep;
    CHECK(std::abs(slope - here.gradient[k]) < 1e-3);
  }
}

TEST_CASE("robust least squares stay where nothing can be gained") {
  const auto found = descend_robustly<3>([](const Parameters<3>&) { return RobustCost<3>{}; }, {1, 2, 3});
  CHECK(found == Parameters<3>(1, 2, 3));
}

}  // namespace
}  // namespace ringside
