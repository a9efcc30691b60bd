// SPDX-License-Identifier: MIT
#include "drawing/view.h"

#include <doctest/doctest.h>

#include <Eigen/Geometry>

namespace ringside::drawing {
namespace {

TEST_CASE("seen from straight above, x points right and y up in the picture") {
  const View view = look_from({.distance = 800, .focal_px = 1600, .width = 1001, .height = 801});
  CHECK((view.pixel_of({0, 0, 0}) - Vec2(500, 400)).norm() < 1e-9);
  CHECK((view.pixel_of({100, 0, 0}) - Vec2(700, 400)).norm() < 1e-9);
  CHECK((view.pixel_of({0, 100, 0}) - Vec2(500, 200)).norm() < 1e-9);
}

TEST_CASE("the camera leans to the side that was asked for") {
  const View view = look_from({.tilt_deg = 30, .azimuth_deg = 0, .distance = 1000, .looked_at = {20, -10}});
  CHECK((view.eye() - Vec3(520, -10, 1000 * std::cos(radians(30)))).norm() < 1e-9);
  CHECK(degrees(view.pose.tilt()) == doctest::Approx(30));
  CHECK(view.pose.rotation.determinant() == doctest::Approx(1));
  CHECK((view.pixel_of({20, -10, 0}) - view.camera.principal_point).norm() < 1e-9);
}

TEST_CASE("roll turns the picture clockwise") {
  const View view = look_from({.roll_deg = 90});
  const Vec2 right = view.pixel_of({100, 0, 0}) - view.camera.principal_point;
  CHECK((right - Vec2(0, 100)).norm() < 1e-9);
}

TEST_CASE("a ray through a point's pixel passes through the point") {
  const View view = look_from({.tilt_deg = 35, .azimuth_deg = 50, .roll_deg = 12});
  const Vec3 p(-120, 77, 9.5);
  const Ray ray = view.ray_through(view.pixel_of(p));
  CHECK((ray.at(ray.distance_to_height(p.z())) - p).norm() < 1e-9);
}

}  // namespace
}  // namespace ringside::drawing
