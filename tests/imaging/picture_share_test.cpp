// SPDX-License-Identifier: MIT
#include "imaging/picture_share.h"

#include <doctest/doctest.h>

#include <limits>
#include <opencv2/core/mat.hpp>

#include "imaging/pixel_at.h"

namespace ringside {
namespace {

const cv::Rect kPicture(0, 0, 640, 480);

// Seen in a picture's middle, with its horizon 1 unit away along y.
Homography before_horizon() {
  Mat3 m = Mat3::Identity();
  m(2, 1) = -1;
  return Homography::translation({320, 240}) * Homography::scaling(100) * Homography(m);
}

TEST_CASE("a box about places next to the horizon is as large as the picture, not beyond all numbers") {
  for (const double short_of : {1e-3, 1e-8, 1e-12, 0.0}) {
    CAPTURE(short_of);
    const double far = 1 - short_of;
    const cv::Rect box = box_around(before_horizon(), {{-3, far}, {3, far}, {-3, -1e6}, {3, -1e6}});
    CHECK((box & kPicture).width == kPicture.width);
    CHECK((box & kPicture).br().y == kPicture.br().y);
  }
}

TEST_CASE("a pixel so far away that no int holds it is not in the picture") {
  const cv::Mat3b picture(480, 640, cv::Vec3b(1, 2, 3));
  CHECK(pixel_at(picture, {0, 479.4}));
  CHECK(pixel_at(picture, {-0.4, 0}));
  for (const double far :
       {-1.0, 640.0, 4294967296.0, -4294967296.0, 1e300, std::numeric_limits<double>::infinity(),
        std::numeric_limits<double>::quiet_NaN()}) {
    CAPTURE(far);
    CHECK(!pixel_at(picture, {far, 10}));
  }
}

}  // namespace
}  // namespace ringside
