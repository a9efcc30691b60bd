// SPDX-License-Identifier: MIT
#include "calibration/lines/line_width.h"

#include <doctest/doctest.h>

#include <cmath>
#include <initializer_list>

namespace ringside {
namespace {

constexpr Estimate kUsualWidth{2.2, 1.0};

// Width at half of its height of a box of width `w` blurred by a Gaussian of sigma `blur`, by plain
// convolution.
double seen(double w, double blur) {
  constexpr double kStep = 0.002;
  const auto value = [&](double x) {
    double sum = 0;
    for (double u = -w / 2 + kStep / 2; u < w / 2; u += kStep)
      sum += kStep * std::exp(-(x - u) * (x - u) / (2 * blur * blur));
    return sum;
  };
  double x = 0;
  while (value(x) > value(0) / 2) x += kStep;
  return 2 * x;
}

TEST_CASE("a line many pixels wide shows its width whatever the blur") {
  for (const double blur : {0.8, 1.1, 1.6}) {
    CAPTURE(blur);
    const Estimate width = true_line_width(seen(10, blur), 4, kUsualWidth);
    CHECK(width.value == doctest::Approx(10 / 4.0).epsilon(0.03));
    CHECK(width.sigma < 0.15);
  }
}

TEST_CASE("a line of few pixels is told within two sigma for usual blurs") {
  for (const double blur : {0.7, 0.9, 1.1, 1.4, 1.5}) {
    for (const double width_mm : {1.2, 1.8, 2.5, 3.5}) {
      CAPTURE(blur);
      CAPTURE(width_mm);
      const double px_per_mm = 1.2;
      const Estimate width = true_line_width(seen(width_mm * px_per_mm, blur), px_per_mm, kUsualWidth);
      CHECK(std::abs(width.value - width_mm) < 2 * width.sigma);
      CHECK(width.sigma < 0.9);
    }
  }
}

TEST_CASE("the fewer pixels a line has the less its width is known") {
  const double usual_blur = 1.1, width_mm = 2.2;
  double last = 0;
  for (const double px_per_mm : {4.0, 2.0, 1.0, 0.7}) {
    const double sigma =
        true_line_width(seen(width_mm * px_per_mm, usual_blur), px_per_mm, kUsualWidth).sigma;
    CHECK(sigma > last);
    last = sigma;
  }
}

TEST_CASE("where the blur is known a line of few pixels is told far better") {
  const double px_per_mm = 1.2;
  for (const double blur : {0.8, 1.1, 1.5}) {
    for (const double width_mm : {1.8, 2.5, 3.4}) {
      CAPTURE(blur);
      CAPTURE(width_mm);
      const double apparent = seen(width_mm * px_per_mm, blur);
      const Estimate width = true_line_width(apparent, px_per_mm, kUsualWidth, {blur, 0.05, 0.05});
      CHECK(std::abs(width.value - width_mm) < 0.25);
      CHECK(width.sigma < 0.8 * true_line_width(apparent, px_per_mm, kUsualWidth).sigma);
    }
  }
}

TEST_CASE("a blur in which no line could look so narrow was mistold") {
  const Estimate width = true_line_width(2.5, 1.0, kUsualWidth, {1.8, 0.1, 0.1});
  const Estimate usual = true_line_width(2.5, 1.0, kUsualWidth);
  CHECK(width.value == doctest::Approx(usual.value).epsilon(0.1));
  CHECK(width.sigma > 0.7 * usual.sigma);
}

TEST_CASE("a width that is known beforehand is kept where the picture does not tell") {
  const Estimate width = true_line_width(seen(1.0, 1.1), 0.8, {1.2, 0.15});
  CHECK(width.value == doctest::Approx(1.2).epsilon(0.1));
  CHECK(width.sigma < 0.2);
}

}  // namespace
}  // namespace ringside
