// SPDX-License-Identifier: MIT
#include "detection/selection/shared_face.h"

#include <doctest/doctest.h>

#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

constexpr int kSide = 200;  // pixels, a millimetre each
const cv::Scalar kDeck(150, 195, 225), kShaded(80, 105, 120), kOrange(45, 115, 230), kBlackFace(40, 40, 42);

struct Picture {
  Picture() {
    calibration.image_from_board = Homography(Mat3::Identity());
    photo.pixels = cv::Mat(kSide, kSide, CV_8UC3, kDeck);
  }
  Circle put(const Vec2& centre, const cv::Scalar& colour) {
    cv::circle(photo.pixels, cv::Point(static_cast<int>(centre.x()), static_cast<int>(centre.y())), 16,
               colour, cv::FILLED);
    return {centre, 16};
  }
  bool owns(const Circle& owner, const Circle& other) const {
    return owns_shared_face(photo, calibration, owner, other);
  }

  Photo photo;
  Calibration calibration;
};

TEST_CASE("what a disc and its shadow both claim is the disc's") {
  for (const Vec2& way : {Vec2(10, 10), Vec2(-18, 4), Vec2(0, 8)}) {
    Picture picture;
    const Circle shadow = picture.put(Vec2(100, 100) + way, kShaded);
    const Circle disc = picture.put({100, 100}, kOrange);
    CHECK(picture.owns(disc, shadow));
    CHECK_FALSE(picture.owns(shadow, disc));
    const Circle mixed{disc.centre + way / 2, 16};  // an outline of some of both
    CHECK_FALSE(picture.owns(mixed, disc));
  }
}

TEST_CASE("where both look alike, or touch only, nobody owns what both claim") {
  Picture dark;
  const Circle shadow = dark.put({112, 108}, {46, 48, 50});
  const Circle disc = dark.put({100, 100}, kBlackFace);
  CHECK_FALSE(dark.owns(disc, shadow));
  CHECK_FALSE(dark.owns(shadow, disc));
  Picture touching;
  const Circle one = touching.put({70, 100}, kOrange), other = touching.put({99, 100}, kBlackFace);
  CHECK_FALSE(touching.owns(one, other));
  CHECK_FALSE(touching.owns(other, one));
}

TEST_CASE("where the picture ends nobody owns anything") {
  Picture picture;
  const Circle disc = picture.put({-20, 100}, kOrange);
  CHECK_FALSE(picture.owns(disc, {{-14, 100}, 16}));
}

}  // namespace
}  // namespace ringside
