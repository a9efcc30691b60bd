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

TEST_CASE("straightening undoes bending") {
  for (const Lens& lens : {Lens{-0.08, 0}, Lens{-0.25, 0.05}, Lens{0.2, -0.03}, Lens{}}) {
    for (const double slope : {0.0, 1e-9, 0.1, 0.5, 0.9}) {
      const Vec2 straight(0.6 * slope, -0.8 * slope);
      CHECK((lens.straightened(lens.bent(straight)) - straight).norm() < 1e-12);
    }
  }
}

TEST_CASE("a lens bends rays as it bends pixels, and barrel distortion pulls them inwards") {
  const View view = look_from({.tilt_deg = 35, .azimuth_deg = 50, .roll_deg = 12, .lens = {-0.08, 0.01}});
  const View straight = look_from({.tilt_deg = 35, .azimuth_deg = 50, .roll_deg = 12});
  const Vec3 p(-320, 77, 9.5);
  const Ray ray = view.ray_through(view.pixel_of(p));
  CHECK((ray.at(ray.distance_to_height(p.z())) - p).norm() < 1e-9);
  const Vec2 centre = view.camera.principal_point;
  CHECK((view.pixel_of(p) - centre).norm() < (straight.pixel_of(p) - centre).norm() - 2);
}

double angle_between(const Vec3& a, const Vec3& b) { return std::atan2(a.cross(b).norm(), a.dot(b)); }

// Sampling between pixels relies on it: no neighbours are farther apart, and somewhere they are as far.
TEST_CASE("no two neighbouring pixels are farther apart than the pixel angle") {
  for (const Lens& lens : {Lens{}, Lens{-0.08, 0}, Lens{-0.25, 0}, Lens{0.2, 0}, Lens{-0.3, 0.3}}) {
    CAPTURE(lens.k1);
    const View view = look_from({.focal_px = 1300, .crop_shift = {-60, 20}, .lens = lens});
    double largest = 0;
    for (int y = 0; y < view.height; y += 7) {
      for (int x = 0; x < view.width; x += 7) {
        const Vec3 here = view.ray_through(Vec2(x, y)).direction;
        const Vec2 centre = view.camera.principal_point;
        const Vec2 out = (Vec2(x, y) - centre).normalized();
        for (const Vec2& step : {out, Vec2(-out.y(), out.x())}) {
          largest = std::max(largest, angle_between(here, view.ray_through(Vec2(x, y) + step).direction));
        }
      }
    }
    CHECK(largest < view.pixel_angle() * 1.001);
    CHECK(largest > view.pixel_angle() * 0.98);
  }
}

}  // namespace
}  // namespace ringside::drawing
