// SPDX-License-Identifier: MIT
#include "calibration/identify/proposed_boards.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "calibration/drawn_board.h"
#include "calibration/identify/measure_board.h"
#include "support/source_dir.h"

namespace ringside {
namespace {

// As the eye proposes one: off by some millimetres, and by two hundredths along and across.
ProposedBoard proposed(const Homography& image_from_board) {
  const Homography off =
      Homography::translation({6, -5}) * Homography(Vec3(1.02, 0.99, 1).asDiagonal().toDenseMatrix());
  const Homography image_from_plane = image_from_board * off;
  ProposedBoard board{RingPlane::from(image_from_plane.inverse()), {}, 0.9, 8};
  const std::array radii{0.34 * kOuterLineRadius, 0.68 * kOuterLineRadius, kOuterLineRadius};
  for (std::size_t k = 0; k < 3; ++k)
    board.radii[k] = board.plane.radial(image_from_plane * Vec2(radii[k], 0)).radius;
  return board;
}

// mm, the largest of the outer line.
double largest_error(const LocatedBoard& board, const Homography& image_from_board) {
  const Homography board_from_image = upright_image_from_board(board.rings).inverse();
  double largest = 0;
  for (int i = 0; i < 48; ++i) {
    const Vec2 p = image_from_board * (kOuterLineRadius * direction(2 * kPi * i / 48));
    largest = std::max(largest, std::abs((board_from_image * p).norm() - kOuterLineRadius));
  }
  return largest;
}

TEST_CASE("the lines are followed from where the eye expects them, seen from any side") {
  for (const double tilt : {5.0, 45.0, 70.0}) {
    CAPTURE(tilt);
    const drawing::View view = drawing::look_from(test::whole_board(tilt));
    const Photo photo = test::draw({}, view);
    const auto found = approach(photo.pixels, proposed(view.image_from_board()), {});
    REQUIRE(found);
    const auto board = measure_board(photo.pixels, *found);
    REQUIRE(board);
    CHECK(largest_error(*board, view.image_from_board()) < 0.8);
  }
}

TEST_CASE("where there are no lines none are followed to") {
  const Photo photo = test::draw({}, drawing::look_from(test::whole_board(45)));
  const cv::Mat even(photo.pixels.size(), CV_8UC3, cv::Scalar(120, 160, 190));
  CHECK(!approach(even, proposed(drawing::look_from(test::whole_board(45)).image_from_board()), {}));
}

// Lines of 1.2 mm and 0.4 pixels, paler than usual, in the noise of a small sensor.
Photo thin_lines_aside() {
  drawing::Scene scene;
  for (drawing::Line& line : scene.board.lines) {
    line.width = 1.2;
    line.colour = {150, 120, 80};
  }
  drawing::CameraEffects effects = test::kPhone;
  effects.blur_sigma = 1;
  effects.noise_sigma = 4;
  return test::draw(scene,
                    drawing::look_from({.tilt_deg = 68,
                                        .azimuth_deg = -70,
                                        .distance = 1150,
                                        .focal_px = 520,
                                        .width = 640,
                                        .height = 480}),
                    effects);
}

TEST_CASE("a board whose lines no edges show is found by the eye, and measured") {
  const Photo photo = thin_lines_aside();
  const auto measure = [&](const BoardOptions& options) { calibrate(photo, options); };
  CHECK_THROWS_AS(measure({}), CalibrationError);
  BoardOptions options;
  options.eye = std::make_shared<Eye>(test::source_dir() / "models" / "eye" / "boards.onnx");
  const Calibration c = calibrate(photo, options);
  CHECK(degrees(c.camera.tilt) == doctest::Approx(68).epsilon(0.03));
}

}  // namespace
}  // namespace ringside
