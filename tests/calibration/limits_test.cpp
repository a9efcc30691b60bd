// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "calibration/plausibility.h"
#include "calibration/refusal.h"

namespace ringside {
namespace {

using test::draw;
using test::looking_at;
using test::photo_of;
using test::refusal;
using test::whole_board;

TEST_CASE("an outer line that leaves the picture by a fifth is measured with a warning") {
  // 480 px below the middle the picture ends: 417 mm, so a board 167 mm lower has its line cut at 250 mm.
  const drawing::View view = drawing::look_from(looking_at({0, 167}));
  const Calibration c = calibrate(draw({}, view), {});
  const double cut = 2 * std::acos((480 / 1.15 - 167) / 304.8) / (2 * kPi);
  CHECK(c.outer_line_in_picture == doctest::Approx(1 - cut).epsilon(0.01));
  CHECK(c.outer_line_in_picture == doctest::Approx(0.8).epsilon(0.04));
  REQUIRE(c.warnings.size() == 1);
  CHECK(doctest::String(c.warnings[0].c_str()) ==
        doctest::Contains("% of the outer line is outside the picture"));
  CHECK(c.lines[0].radius == doctest::Approx(101.6).epsilon(0.005));
}

// The drawn board beside a smaller copy of itself.
Photo two_boards(double second_size) {
  const cv::Mat large = draw({}, drawing::look_from(whole_board())).pixels;
  cv::Mat small;
  cv::resize(large, small, {}, second_size, second_size, cv::INTER_AREA);
  cv::copyMakeBorder(small, small, 0, large.rows - small.rows, 0, 0, cv::BORDER_REPLICATE);
  cv::Mat both;
  cv::hconcat(small, large, both);
  return photo_of(both);
}

TEST_CASE("of two boards the larger is measured, with a word about the other") {
  const Photo photo = two_boards(0.75);
  const Calibration c = calibrate(photo, {});
  CHECK(c.pixels_per_mm() == doctest::Approx(1.15).epsilon(0.01));
  CHECK((c.image_from_board * Vec2(0, 0)).x() > photo.width() / 2.0);
  REQUIRE(c.warnings.size() == 1);
  CHECK(doctest::String(c.warnings[0].c_str()) == doctest::Contains("2 boards are in the picture"));
}

TEST_CASE("a smaller board that is whole goes before a larger one that is cut off") {
  Photo photo = two_boards(0.75);
  const int kept = photo.width() - 470;  // a third of its outer line is cut off
  photo.pixels = photo.pixels.colRange(0, kept).clone();
  const Calibration c = calibrate(photo, {});
  CHECK(c.pixels_per_mm() == doctest::Approx(0.75 * 1.15).epsilon(0.01));
}

TEST_CASE("half a board is refused") {
  CHECK(refusal(draw({}, drawing::look_from(looking_at({0, 400})))) ==
        doctest::Contains("% of the outer line is in the picture"));
}

// Of a calibration of which nothing but the camera's place may be wrong.
doctest::String refusal_of(const drawing::View& view, double focal_relative_sigma) {
  Calibration c;
  c.image_from_board = view.image_from_board();
  c.deck_radius = 330.2;
  for (Line& line : c.lines) line.coverage = 1;
  c.camera.intrinsics = view.camera;
  c.camera.tilt = view.pose.tilt();
  c.camera.focal_relative_sigma = focal_relative_sigma;
  return why_refused(c, {true, {}}).value_or("(no error)").c_str();
}

doctest::String refusal_of_tilt(double tilt_deg, double focal_relative_sigma) {
  return refusal_of(drawing::look_from(whole_board(tilt_deg)), focal_relative_sigma);
}

TEST_CASE("a camera too far aside is refused with the angle") {
  CHECK(refusal_of_tilt(86, 0.01) == doctest::Contains("from 86 degrees aside"));
}

TEST_CASE("a camera rather far aside is taken with a warning") {
  const Calibration c = calibrate(draw({}, drawing::look_from(whole_board(50))), {});
  CHECK(std::any_of(c.warnings.begin(), c.warnings.end(), [](const std::string& warning) {
    return warning.find("from 50 degrees aside") != std::string::npos;
  }));
}

TEST_CASE("a board too small in the picture is refused with how large it must be") {
  drawing::Viewpoint far = whole_board();
  far.distance = 4700;  // 0.24 pixels per mm, of 0.27
  CHECK(refusal_of(drawing::look_from(far), 0.01) ==
        doctest::Contains("pixels wide; use a photo in which it is at least"));
}

TEST_CASE("a picture of a few pixels is too small for a board") {
  CHECK(refusal(photo_of(cv::Mat3b(20, 30, cv::Vec3b(9, 9, 9)))) ==
        doctest::Contains("too small for a board (30 x 20 pixels)"));
}

TEST_CASE("a stretched picture is told by how much, a square one is not") {
  // A wide frame squeezed to 720 x 576, as video is stored.
  const drawing::Viewpoint wide{
      .tilt_deg = 5, .distance = 1000, .focal_px = 800, .width = 1024, .height = 576};
  Photo photo = draw({}, drawing::look_from(wide));
  photo.focal_35mm.reset();
  CHECK(calibrate(photo, {}).warnings.empty());
  cv::resize(photo.pixels, photo.pixels, {720, 576}, 0, 0, cv::INTER_AREA);
  const Calibration c = calibrate(photo, {});
  REQUIRE(c.warnings.size() == 1);
  CHECK(doctest::String(c.warnings[0].c_str()) == doctest::Contains("not square (stretched by about 42 %)"));
}

TEST_CASE("a tilt is refused beyond 82 degrees and what the focal length leaves open, 3 degrees at most") {
  CHECK(refusal_of_tilt(83.6, 0.001) == doctest::Contains("from 84 degrees aside"));
  CHECK(refusal_of_tilt(84, 0.05) == doctest::Contains("(no error)"));
  CHECK(refusal_of_tilt(84, 0.2) == doctest::Contains("(no error)"));
  CHECK(refusal_of_tilt(86, 0.2) == doctest::Contains("from 86 degrees aside"));
}

}  // namespace
}  // namespace ringside
