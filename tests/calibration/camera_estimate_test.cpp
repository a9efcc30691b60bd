// SPDX-License-Identifier: MIT
#include "calibration/camera_estimate.h"

#include <doctest/doctest.h>

#include "calibration/drawn_board.h"
#include "geometry/apart.h"
#include "support/error_message.h"

namespace ringside {
namespace {

// A phone's 4:3 sensor of 4000 x 3000: diagonal 5000 px, of which 43.27 mm make 35 mm equivalents.
constexpr double kPxPerMm = 5000 / 43.27;

struct Case {
  std::string what;
  int width, height;
  std::optional<double> focal_35mm;
  double focal_px, relative_sigma;
  std::string source;
};

TEST_CASE("the focal length follows from EXIF, or from what is usual") {
  const double both = std::hypot(0.20, 0.15);
  const Case cases[] = {
      {"whole sensor", 4000, 3000, 26.0, 26 * kPxPerMm, 0.03, "exif"},
      {"upright", 3000, 4000, 26.0, 26 * kPxPerMm, 0.03, "exif"},
      {"3:2 camera", 6000, 4000, 50.0, 50 * 7500 / 43.27, 0.03, "exif"},
      {"16:9 keeps the sensor's length", 4000, 2250, 24.0, 24 * kPxPerMm, 0.03, "exif"},
      {"a long phone screen's shape", 4000, 1860, 24.0, 24 * kPxPerMm, 0.03, "exif"},
      {"square cut from 4:3", 3000, 3000, 26.0, 1.15 * 26 * kPxPerMm, 0.15, "exif, cropped picture"},
      {"panorama", 8000, 2000, 26.0, 1.15 * 26 * 10000 / 43.27, 0.15, "exif, cropped picture"},
      {"no EXIF", 4000, 3000, std::nullopt, 26 * kPxPerMm, 0.20, "prior"},
      {"no EXIF, square", 3000, 3000, std::nullopt, 1.15 * 26 * kPxPerMm, both, "prior"},
  };
  for (const Case& c : cases) {
    CAPTURE(c.what);
    const FocalGuess guess = guess_focal(c.width, c.height, c.focal_35mm);
    CHECK(guess.focal_px == doctest::Approx(c.focal_px));
    CHECK(guess.relative_sigma == doctest::Approx(c.relative_sigma));
    CHECK(guess.source == c.source);
  }
}

TEST_CASE("the camera stands where it stood") {
  const drawing::View view = drawing::look_from(test::whole_board(20));
  const auto focal = test::focal_35mm_of(view.camera.focal_px, view.width, view.height);
  const CameraEstimate camera = estimate_camera(view.image_from_board(), view.width, view.height, focal);
  CHECK(test::entries_apart(camera.centre, view.eye(), 1e-3) == "");
  CHECK(degrees(camera.tilt) == doctest::Approx(20));
  CHECK(camera.intrinsics.focal_px == doctest::Approx(view.camera.focal_px));
  CHECK(test::apart(camera.intrinsics.principal_point, {639.5, 479.5}, 1e-9) == "");
  CHECK(camera.focal_source == "exif");
}

TEST_CASE("a view that no camera has is refused") {
  const Homography mirrored(Mat3(Vec3(-1, 1, 1).asDiagonal()));
  const drawing::View view = drawing::look_from({});
  const auto message = test::error_message<CalibrationError>(
      [&] { estimate_camera(view.image_from_board() * mirrored, 1280, 960, {}); });
  CHECK(doctest::String(message.c_str()) == doctest::Contains("fits no camera"));
}

}  // namespace
}  // namespace ringside
