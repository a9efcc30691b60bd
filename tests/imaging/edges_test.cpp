// SPDX-License-Identifier: MIT
#include "imaging/edges.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

cv::Mat random_picture(cv::Size size) {
  cv::Mat picture(size, CV_8UC3);
  cv::RNG(5).fill(picture, cv::RNG::UNIFORM, 0, 256);
  return picture;
}

TEST_CASE("a pixel's gradient is that of the channel that changes most, in pictures of any size") {
  for (const cv::Size size : {cv::Size(70, 101), cv::Size(33, 32), cv::Size(9, 65)}) {
    const cv::Mat picture = random_picture(size);
    cv::Mat smooth, dx, dy;
    cv::GaussianBlur(picture, smooth, {}, kTypicalSmoothing);
    cv::Sobel(smooth, dx, CV_16S, 1, 0);
    cv::Sobel(smooth, dy, CV_16S, 0, 1);
    const Gradient gradient = gradient_of(picture);
    int unlike = 0;
    for (int row = 0; row < size.height; ++row) {
      for (int col = 0; col < size.width; ++col) {
        const auto x = dx.at<cv::Vec3s>(row, col), y = dy.at<cv::Vec3s>(row, col);
        int most = 0;
        for (int k = 0; k < 3; ++k) most = std::max(most, x[k] * x[k] + y[k] * y[k]);
        const int gx = gradient.x.at<short>(row, col), gy = gradient.y.at<short>(row, col);
        bool is_a_channels = false;
        for (int k = 0; k < 3; ++k) is_a_channels |= gx == x[k] && gy == y[k];
        unlike += gx * gx + gy * gy == most && is_a_channels ? 0 : 1;
      }
    }
    CAPTURE(size.width);
    CHECK(unlike == 0);
  }
}

TEST_CASE("grain is told from some strips nearly as from the whole picture") {
  const cv::Mat picture = random_picture({800, 1000}) / 8;
  const int whole = gradient_of(picture).median_magnitude();
  CHECK(median_magnitude(picture) == doctest::Approx(whole).epsilon(0.06));
  CHECK(median_magnitude(cv::Mat(600, 600, CV_8UC3, cv::Scalar(90, 120, 30))) == 0);
}

TEST_CASE("a red line on blue of the same brightness has edges") {
  cv::Mat picture(120, 120, CV_8UC3, cv::Scalar(120, 60, 20));
  cv::line(picture, {60, 10}, {60, 110}, cv::Scalar(20, 60, 139), 3);
  CHECK(find_edges(gradient_of(picture), 10000).size() > 150);
}

}  // namespace
}  // namespace ringside
