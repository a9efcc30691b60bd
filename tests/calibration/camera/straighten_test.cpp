// SPDX-License-Identifier: MIT
#include "calibration/camera/straighten.h"

#include <doctest/doctest.h>

#include <opencv2/imgproc.hpp>

#include "calibration/drawn_board.h"
#include "geometry/apart.h"
#include "support/error_message.h"

namespace ringside {
namespace {

// The lens of a drawn view, as a lens calibration would tell it.
Lens lens_of(const drawing::View& view) {
  return {view.width, view.height, view.camera, {view.lens.k1, view.lens.k2, 0, 0, 0}, 0.001};
}

drawing::View seen_through(const drawing::Lens& lens) {
  drawing::Viewpoint viewpoint = test::whole_board(12);
  viewpoint.crop_shift = {14, -9};
  viewpoint.lens = lens;
  return drawing::look_from(viewpoint);
}

const drawing::Lens kWebcam{.k1 = -0.12, .k2 = 0.01};

// A spot at a pixel, to a fraction of it.
cv::Mat spot_at(const Vec2& p, const cv::Size& size) {
  cv::Mat pixels(size, CV_8UC3, cv::Scalar::all(20));
  for (int y = 0; y < size.height; ++y) {
    for (int x = 0; x < size.width; ++x) {
      const double light = std::exp(-(Vec2(x, y) - p).squaredNorm() / 18);
      pixels.at<cv::Vec3b>(y, x) = cv::Vec3b::all(static_cast<uchar>(20 + 200 * light));
    }
  }
  return pixels;
}

Vec2 spot_in(const cv::Mat& pixels) {
  cv::Mat grey;
  cv::cvtColor(pixels, grey, cv::COLOR_BGR2GRAY);
  cv::threshold(grey, grey, 30, 0, cv::THRESH_TOZERO);
  const cv::Moments m = cv::moments(grey);
  return {m.m10 / m.m00, m.m01 / m.m00};
}

TEST_CASE("what lies at a pixel of the photo lies where the lens says in the straightened one") {
  const Lens lens{320, 240, {250, {155, 124}}, {-0.1, 0.02, 1e-3, -2e-3, 0}, 0};
  for (const Vec2& p_photo : {Vec2(160, 120), Vec2(30.3, 25.8), Vec2(290.4, 200.1)}) {
    Photo photo;
    photo.pixels = spot_at(p_photo, {320, 240});
    const Vec2 straight = spot_in(straighten(photo, lens).pixels);
    CHECK(test::apart(straight, lens.straight_from_photo(p_photo).value(), 0.1) == "");
  }
}

TEST_CASE("a lens that bends nothing leaves the pixels as they are, and the photo what it was") {
  Photo photo = test::draw({}, seen_through({}));
  const Photo straight = straighten(photo, lens_of(seen_through({})));
  CHECK(cv::norm(straight.pixels, photo.pixels, cv::NORM_INF) == 0);
  CHECK(straight.source == photo.source);
  CHECK(straight.focal_35mm == photo.focal_35mm);
}

TEST_CASE("a board seen through a bending lens lies where a straight one would show it") {
  const drawing::View view = seen_through(kWebcam);
  const Photo bent = test::draw({}, view);
  const Photo straight = straighten(bent, lens_of(view));
  const Calibration found = calibrate(straight, {});
  const Homography truth = view.image_from_board();
  CHECK(test::apart(found.image_from_board * Vec2::Zero(), truth * Vec2::Zero(), 0.3) == "");
  double worst = 0;  // over the outer line, radially: a turn about the centre is not in question here
  for (int i = 0; i < 72; ++i) {
    const Vec2 on_line =
        truth.inverse() * (found.image_from_board * Vec2(304.8 * direction(radians(5.0 * i))));
    worst = std::max(worst, std::abs(on_line.norm() - 304.8));
  }
  CHECK(worst < 0.5);  // mm
  CHECK(found.residual_px < 0.3);
}

TEST_CASE("the lens of another size of the same shape is resized, of another shape refused") {
  const Lens lens{640, 480, {500, {319.5, 239.5}}, {-0.1, 0, 0, 0, 0}, 0};
  Photo photo;
  photo.pixels = cv::Mat(960, 1280, CV_8UC3, cv::Scalar::all(90));
  CHECK(straighten(photo, lens).pixels.size() == photo.pixels.size());
  CHECK(lens_for(1280, 960, lens).pinhole.focal_px == doctest::Approx(1000));
  photo.pixels = cv::Mat(1280, 960, CV_8UC3, cv::Scalar::all(90));
  const std::string error = test::error_message<CalibrationError>([&] { straighten(photo, lens); });
  CHECK(doctest::String(error.c_str()) ==
        doctest::Contains("960 x 1280 pixels, the lens is for 640 x 480; use whole photos"));
}

TEST_CASE("what the camera did not see is black") {
  const Lens pincushion{320, 240, {250, {159.5, 119.5}}, {0.2, 0, 0, 0, 0}, 0};
  Photo photo;
  photo.pixels = cv::Mat(240, 320, CV_8UC3, cv::Scalar::all(200));
  const cv::Mat straight = straighten(photo, pincushion).pixels;
  CHECK(straight.at<cv::Vec3b>(0, 0) == cv::Vec3b(0, 0, 0));
  CHECK(straight.at<cv::Vec3b>(120, 160) == cv::Vec3b(200, 200, 200));
}

}  // namespace
}  // namespace ringside
