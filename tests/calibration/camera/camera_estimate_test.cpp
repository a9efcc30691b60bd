// SPDX-License-Identifier: MIT
#include "calibration/camera/camera_estimate.h"

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
  const CameraEstimate camera =
      estimate_camera(view.image_from_board(), view.width, view.height, {focal, {}, {}});
  CHECK(test::entries_apart(camera.centre, view.eye(), 1e-3) == "");
  CHECK(degrees(camera.tilt) == doctest::Approx(20));
  CHECK(camera.intrinsics.focal_px == doctest::Approx(view.camera.focal_px));
  CHECK(test::apart(camera.intrinsics.principal_point, {639.5, 479.5}, 1e-9) == "");
  CHECK(camera.focal_source == "exif and perspective");
}

struct Seen {
  drawing::View view;
  CameraEstimate camera;
};

Seen seen_at(double tilt_deg, const CameraHints& hints) {
  const drawing::View view = drawing::look_from(test::whole_board(tilt_deg));
  return {view, estimate_camera(view.image_from_board(), view.width, view.height, hints)};
}

TEST_CASE("without EXIF a tilted board tells the focal length by its perspective, a level one does not") {
  const Seen tilted = seen_at(30, {{}, {}, {}});
  CHECK(tilted.camera.intrinsics.focal_px == doctest::Approx(tilted.view.camera.focal_px).epsilon(0.02));
  CHECK(tilted.camera.focal_relative_sigma < 0.03);
  CHECK(tilted.camera.focal_source == "prior and perspective");
  const Seen level = seen_at(1, {{}, {}, {}});
  CHECK(level.camera.focal_relative_sigma > 0.15);
  CHECK(level.camera.focal_source == "prior");
}

TEST_CASE("EXIF that the perspective contradicts does not count") {
  const double wrong = 3 * test::focal_35mm_of(1000, 1280, 960);
  const Seen seen = seen_at(30, {wrong, {}, {}});
  CHECK(seen.camera.intrinsics.focal_px == doctest::Approx(seen.view.camera.focal_px).epsilon(0.02));
  CHECK(seen.camera.focal_source == "perspective");
}

TEST_CASE("a measured height gives the focal length") {
  for (const double tilt : {0.0, 20.0}) {
    CAPTURE(tilt);
    const drawing::View view = drawing::look_from(test::whole_board(tilt));
    const Seen seen = seen_at(tilt, {{}, {}, view.eye().z()});
    CHECK(seen.camera.intrinsics.focal_px == doctest::Approx(view.camera.focal_px).epsilon(1e-3));
    CHECK(seen.camera.centre.z() == doctest::Approx(view.eye().z()).epsilon(1e-3));
    CHECK(seen.camera.focal_source == "camera height");
  }
}

TEST_CASE("a lens goes before EXIF and height") {
  Lens lens;
  lens.width = 1280;
  lens.height = 960;
  lens.pinhole = {1234, {650, 470}};
  lens.focal_relative_sigma = 0.001;
  const Seen seen = seen_at(20, {26.0, lens, 900.0});
  CHECK(seen.camera.intrinsics.focal_px == 1234);
  CHECK(test::apart(seen.camera.intrinsics.principal_point, {650, 470}, 1e-9) == "");
  CHECK(seen.camera.focal_relative_sigma == 0.001);
  CHECK(seen.camera.focal_source == "lens");
}

TEST_CASE("only a lens that somebody measured and a usual phone's are taken for straight") {
  Calibration calibration;
  calibration.width = 4000;
  calibration.height = 3000;
  calibration.camera.intrinsics.focal_px = 26 * kPxPerMm;
  calibration.camera.focal_source = "prior";
  CHECK(bend_sigma(calibration) > 0.01);
  calibration.camera.focal_source = "exif and perspective";
  CHECK(bend_sigma(calibration) == 0);
  calibration.camera.intrinsics.focal_px = 15 * kPxPerMm;  // of a wide view
  CHECK(bend_sigma(calibration) > 0.01);
  calibration.lens = Lens{};
  CHECK(bend_sigma(calibration) == 0);
}

TEST_CASE("a view that no camera has is refused") {
  const Homography mirrored(Mat3(Vec3(-1, 1, 1).asDiagonal()));
  const drawing::View view = drawing::look_from({});
  const auto message = test::error_message<CalibrationError>([&] {
    estimate_camera(view.image_from_board() * mirrored, 1280, 960, {{}, {}, {}});
  });
  CHECK(doctest::String(message.c_str()) == doctest::Contains("fits no camera"));
}

}  // namespace
}  // namespace ringside
