// SPDX-License-Identifier: MIT
#include "detection/view/rectified.h"

#include <doctest/doctest.h>

#include <opencv2/imgproc.hpp>

#include "calibration/calibrate.h"
#include "detection/drawn_rounds.h"
#include "detection/hole_scenes.h"
#include "imaging/fine_colour.h"

namespace ringside {
namespace {

using namespace test;

TEST_CASE("a part of the board seen from above is that part of the whole view") {
  constexpr double kScale = RectifiedView::kPixelsPerMm;
  for (const double scale : {1.0, 2.6}) {  // the larger picture is averaged down first
    CAPTURE(scale);
    Photo photo = draw(table(kRedFloor), drawing::look_from(whole_board(12)));
    cv::resize(photo.pixels, photo.pixels, {}, scale, scale, cv::INTER_CUBIC);
    const Calibration calibration = calibrate(photo, {});
    const RectifiedView whole = rectify(photo, calibration);
    const double half_side = 20;
    // Of whole pixels, so that both views are sampled at the same places.
    const cv::Point middle_pixel(whole.pixels.cols / 2, whole.pixels.rows / 2);
    const Vec2 middle = whole.to_board(middle_pixel);
    const Vec2 centre = middle + Vec2(10, -7);
    const RectifiedView part = rectify_about(photo, calibration, centre, half_side);
    const int side = part.pixels.cols;
    CHECK(side == static_cast<int>(2 * half_side * kScale) + 1);
    const Vec2 first = whole.view_from_board * part.to_board({0, 0});
    const cv::Rect same(cvRound(first.x()), cvRound(first.y()), side, side);
    // Sampled at places rounded otherwise, and averaged from other pixels on.
    const double most = scale > 2 ? 1 : 0.3;
    CHECK(cv::norm(part.pixels, whole.pixels(same), cv::NORM_L1) / (3.0 * same.area()) < most);
  }
}

TEST_CASE("a part of the board is seen as in the whole picture with its colour sharpened") {
  Photo photo = draw(table(kRedFloor), drawing::look_from(whole_board(12)));
  const Calibration calibration = calibrate(photo, {});
  const auto hole_in = [&](const Photo& seen) {
    return rectify_about(seen, calibration, calibration.hole.rim.centre, 25).pixels;
  };
  const cv::Mat coarse = hole_in(photo);
  photo.colour_cell = {2, 2};
  const cv::Mat fine = hole_in(photo);
  const cv::Mat of_whole = hole_in(with_fine_colour(photo, {cv::Rect({0, 0}, photo.pixels.size())}));
  CHECK(cv::norm(fine, of_whole, cv::NORM_INF) == 0);
  CHECK(cv::norm(fine, coarse, cv::NORM_INF) > 5);
}

}  // namespace
}  // namespace ringside
