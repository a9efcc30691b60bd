// SPDX-License-Identifier: MIT
#include "detection/placement/rim_hypotheses.h"

#include <doctest/doctest.h>

#include <cmath>

namespace ringside {
namespace {

constexpr double kRadius = 15;  // mm, of the fit
const Vec2 kBase{100, 40};

RimHypothesis another(double wider, const Vec2& beside, double cost) {
  return {{kBase + beside}, kRadius + wider, cost};
}

TEST_CASE("two rims of equal likelihood are two modes, and sigma covers both") {
  const std::vector<RimHypothesis> others{another(2, {0, 1}, 0)};
  CHECK(2 * std::sqrt(radius_variance(others, kRadius)) > 2);
  const Mat2 covariance = base_covariance(others, 0, kBase);
  CHECK(2 * std::sqrt(covariance(1, 1)) > 1);
  CHECK(covariance(0, 0) == 0);
}

TEST_CASE("a rim that is far less likely adds nothing, and one that is the same neither") {
  CHECK(radius_variance({another(2, {0, 1}, 40)}, kRadius) < 1e-6);
  CHECK(base_covariance({another(2, {0, 1}, 40)}, 0, kBase).norm() < 1e-6);
  CHECK(radius_variance({another(0, {0, 0}, 0)}, kRadius) == 0);
  CHECK(radius_variance({}, kRadius) == 0);
}

TEST_CASE("a rim by which few rays are better explained, and all are not, counts as the fit does") {
  CHECK(radius_variance({another(2, {0, 0}, -10)}, kRadius) ==
        doctest::Approx(radius_variance({another(2, {0, 0}, 0)}, kRadius)));
}

}  // namespace
}  // namespace ringside
