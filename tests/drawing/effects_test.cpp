// SPDX-License-Identifier: MIT
#include "drawing/effects.h"

#include <doctest/doctest.h>

#include <cmath>

namespace ringside::drawing {
namespace {

// Dark on the left, bright from column 32 on.
cv::Mat3f step() {
  cv::Mat3f light(64, 64, cv::Vec3f(0.2F, 0.2F, 0.2F));
  light.colRange(32, 64) = cv::Vec3f(0.6F, 0.6F, 0.6F);
  return light;
}

double sigma_of_noise(double sharpening) {
  const cv::Mat3f grey(300, 300, cv::Vec3f(0.5F, 0.5F, 0.5F));
  cv::Scalar mean, sigma;
  cv::meanStdDev(developed(grey, {.sharpening = sharpening, .noise_sigma = 4}), mean, sigma);
  CHECK(mean[1] == doctest::Approx(127.5).epsilon(0.002));
  return sigma[1];
}

TEST_CASE("noise has the strength that was asked for") {
  CHECK(sigma_of_noise(0) == doctest::Approx(4).epsilon(0.02));
}

// Beside a step the blurred copy, with a sigma of 1 pixel, lacks 0.30 of it.
TEST_CASE("sharpening makes edges overshoot on both sides and leaves even areas alone") {
  const cv::Mat3b picture = developed(step(), {.sharpening = 0.5});
  const double overshoot = 0.5 * 0.30 * 0.4 * 255;
  CHECK(std::abs(picture(30, 31)[1] - (51 - overshoot)) < 1);
  CHECK(std::abs(picture(30, 32)[1] - (153 + overshoot)) < 1);
  CHECK(picture(30, 10)[1] == 51);
  CHECK(picture(30, 50)[1] == 153);
}

// What a mask (1 + s) * pixel - s * blurred makes of independent noise; the blur's middle weight is
// 1 / (2 pi), the sum of its weights' squares 1 / (4 pi).
TEST_CASE("the camera sharpens its noise, too") {
  const double pi = std::acos(-1);
  const double s = 0.5;
  const double gain = std::sqrt((1 + s) * (1 + s) - 2 * (1 + s) * s / (2 * pi) + s * s / (4 * pi));
  CHECK(sigma_of_noise(s) == doctest::Approx(4 * gain).epsilon(0.02));
}

}  // namespace
}  // namespace ringside::drawing
