// SPDX-License-Identifier: MIT
#include "geometry/robust.h"

#include <doctest/doctest.h>

#include "geometry/seeded.h"

namespace ringside {
namespace {

TEST_CASE("the median is the middle value, the upper one of two") {
  CHECK(median(std::vector<double>{3, 1, 2}) == 2);
  CHECK(median(std::vector<double>{4, 1, 3, 2}) == 3);
  CHECK(median(std::vector<int>{7}) == 7);
  CHECK(median(std::vector<double>{}) == 0);
}

std::vector<double> deviates(int count, double sigma) {
  test::Seeded random;
  std::vector<double> out;
  for (int i = 0; i < count; ++i) out.push_back(random.normal(sigma));
  return out;
}

TEST_CASE("the robust sigma of normal deviates is their standard deviation") {
  // Of 20000 deviates it is known to 1.17 / sqrt(20000) = 0.8 %; three sigma of that.
  CHECK(robust_sigma(deviates(20000, 0.7)) == doctest::Approx(0.7).epsilon(0.025));
}

TEST_CASE("outliers do not move the robust sigma far") {
  auto residuals = deviates(1000, 1);
  for (std::size_t i = 0; i < residuals.size(); i += 4) residuals[i] = 1e6;
  // A quarter of outliers makes the median the 2/3 quantile of the rest: 0.967 instead of 0.674.
  CHECK(robust_sigma(residuals) == doctest::Approx(1.4826 * 0.967).epsilon(0.08));
}

TEST_CASE("the robust sigma is about zero, not about the mean") {
  CHECK(robust_sigma({5, 5, 5, -5}) == doctest::Approx(5 * 1.4826));
  CHECK(robust_sigma({}) == 0);
}

}  // namespace
}  // namespace ringside
