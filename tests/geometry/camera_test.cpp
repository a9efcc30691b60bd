// SPDX-License-Identifier: MIT
#include "geometry/camera.h"

#include <doctest/doctest.h>

#include "drawing/view.h"
#include "geometry/apart.h"
#include "geometry/seeded.h"

namespace ringside {
namespace {

using test::apart;
using test::entries_apart;

drawing::View somewhere(test::Seeded& random) {
  return drawing::look_from({.tilt_deg = random.uniform(0, 60),
                             .azimuth_deg = random.uniform(-180, 180),
                             .roll_deg = random.uniform(-180, 180),
                             .distance = random.uniform(500, 3000),
                             .looked_at = random.in_square(200),
                             .focal_px = random.uniform(500, 4000)});
}

TEST_CASE("a pose comes back from the homography that it makes") {
  test::Seeded random;
  for (int i = 0; i < 100; ++i) {
    const drawing::View view = somewhere(random);
    const auto pose = pose_from(view.image_from_board(), view.camera);
    REQUIRE(pose);
    CHECK(entries_apart(pose->rotation, view.pose.rotation, 1e-9) == "");
    CHECK(entries_apart(pose->centre(), view.eye(), 1e-6) == "");
    CHECK(pose->tilt() == doctest::Approx(view.pose.tilt()).epsilon(1e-6));
  }
}

TEST_CASE("a homography's sign does not matter") {
  const drawing::View view = drawing::look_from({.tilt_deg = 25});
  const auto pose = pose_from(Homography(Mat3(-view.image_from_board().matrix())), view.camera);
  REQUIRE(pose);
  CHECK(entries_apart(pose->centre(), view.eye(), 1e-6) == "");
}

TEST_CASE("a wrong focal length moves the camera away in the same proportion") {
  const drawing::View view = drawing::look_from({.tilt_deg = 0, .distance = 1000});
  Pinhole longer = view.camera;
  longer.focal_px *= 1.1;
  const auto pose = pose_from(view.image_from_board(), longer);
  REQUIRE(pose);
  CHECK(pose->centre().z() == doctest::Approx(1100));
}

TEST_CASE("what no camera can see has no pose") {
  const drawing::View view = drawing::look_from({.tilt_deg = 20});
  const Homography mirrored(Mat3(Vec3(-1, 1, 1).asDiagonal()));
  CHECK_FALSE(pose_from(view.image_from_board() * mirrored, view.camera));  // the board from below
  CHECK_FALSE(pose_from(Homography(Mat3(Mat3::Zero())), view.camera));
  Mat3 flat = view.image_from_board().matrix();  // the board from its edge: a line
  flat.col(1) = 2 * flat.col(0);
  CHECK_FALSE(pose_from(Homography(flat), view.camera));
  Mat3 not_finite = view.image_from_board().matrix();
  not_finite(0, 1) = std::nan("");
  CHECK_FALSE(pose_from(Homography(not_finite), view.camera));
}

TEST_CASE("a plane's homography and the projection agree at every height") {
  test::Seeded random;
  const drawing::View view = somewhere(random);
  for (const double height : {-20.0, 0.0, 9.5}) {
    CAPTURE(height);
    const Homography image_from_plane = ringside::image_from_plane(view.camera, view.pose, height);
    for (int i = 0; i < 20; ++i) {
      const Vec2 p = random.in_square(300);
      CHECK(apart(image_from_plane * p, project(view.camera, view.pose, {p.x(), p.y(), height}), 1e-8) == "");
    }
  }
}

}  // namespace
}  // namespace ringside
