// SPDX-License-Identifier: MIT
#include "detection/view/picture_rays.h"

#include <doctest/doctest.h>

#include "imaging/linear_light.h"

namespace ringside {
namespace {

constexpr int kBlackColumns = 20;

// Black on the left, white on the right, a pixel a mm.
Photo half_white() {
  Photo photo;
  photo.pixels = cv::Mat::zeros(30, 40, CV_8UC3);
  photo.pixels.colRange(kBlackColumns, 40).setTo(cv::Scalar::all(255));
  return photo;
}

const Homography kPixelsAreMm;
constexpr double kStep = 0.25;
const Vec2 kInBlack{kBlackColumns - 1, 15};  // the pixel beside the white ones

TEST_CASE("between a black and a white pixel there is as much light as lies between them") {
  const PictureRays light = light_rays(half_white(), kPixelsAreMm, kInBlack, {0, 0, 0, 0}, kStep, 5);
  for (int k = 0; k < 5; ++k) {
    CAPTURE(k);
    CHECK(light.values.at<cv::Vec3f>(0, k)[1] == doctest::Approx(255 * kStep * k).epsilon(0.001));
    CHECK(light.values.at<cv::Vec3f>(2, k)[1] == 0);
  }
}

TEST_CASE("on pixels light is that of their values") {
  Photo photo = half_white();
  photo.pixels.setTo(cv::Scalar(10, 100, 200));
  const auto light = light_rays(photo, kPixelsAreMm, kInBlack, {0, 0}, 1, 3).values;
  const auto values = picture_rays(photo, kPixelsAreMm, kInBlack, {0, 0}, 1, 3).values;
  CHECK(values.at<cv::Vec3f>(1, 2) == cv::Vec3f(10, 100, 200));
  CHECK(light.at<cv::Vec3f>(1, 2) == linear_light(photo.pixels).at<cv::Vec3f>(0, 0));
}

TEST_CASE("beyond the photo its border goes on") {
  for (const Vec2& centre : {Vec2(38, 15), Vec2(60, 15)}) {
    const PictureRays light = light_rays(half_white(), kPixelsAreMm, centre, {0}, 1, 10);
    for (int k = 0; k < 10; ++k) CHECK(light.values.at<cv::Vec3f>(0, k)[0] == doctest::Approx(255));
  }
  const PictureRays left = light_rays(half_white(), kPixelsAreMm, {-50, -50}, {0}, 1, 10);
  for (int k = 0; k < 10; ++k) CHECK(left.values.at<cv::Vec3f>(0, k)[0] == 0);
}

}  // namespace
}  // namespace ringside
