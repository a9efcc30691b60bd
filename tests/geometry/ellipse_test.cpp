// SPDX-License-Identifier: MIT
#include "geometry/ellipse.h"

#include <doctest/doctest.h>

#include <Eigen/Geometry>

#include "drawing/view.h"
#include "geometry/apart.h"
#include "geometry/seeded.h"

namespace ringside {
namespace {

using test::apart;

Vec2 point_on(const Ellipse& e, double phase) {
  const Vec2 major = direction(e.angle), minor(-major.y(), major.x());
  return e.centre + e.semi_major * std::cos(phase) * major + e.semi_minor * std::sin(phase) * minor;
}

double value_at(const Mat3& conic, const Vec2& p) { return p.homogeneous().dot(conic * p.homogeneous()); }

// An axis has no direction: angles that differ by half a turn are one.
double axis_angle_between(double a, double b) { return std::abs(std::remainder(a - b, kPi)); }

TEST_CASE("the conic is zero on the ellipse, negative inside and positive outside") {
  const Ellipse ellipse{{120, -40}, 70, 30, 0.6};
  const Mat3 conic = conic_of(ellipse);
  for (int i = 0; i < 24; ++i) {
    CAPTURE(i);
    const Vec2 p = point_on(ellipse, 2 * kPi * i / 24);
    CHECK(std::abs(value_at(conic, p)) < 1e-12);
    CHECK(value_at(conic, ellipse.centre + 0.99 * (p - ellipse.centre)) < -1e-3);
    CHECK(value_at(conic, ellipse.centre + 1.01 * (p - ellipse.centre)) > 1e-3);
  }
}

TEST_CASE("an ellipse comes back from its conic, whatever the conic's scale and sign") {
  test::Seeded random;
  for (int i = 0; i < 100; ++i) {
    const double minor = random.uniform(5, 200);
    const Ellipse e{random.in_square(1000), minor * random.uniform(1.05, 3), minor,
                    random.uniform(-1.5, 1.5)};
    CAPTURE(e.centre.transpose());
    CAPTURE(e.semi_major);
    CAPTURE(e.semi_minor);
    for (const double factor : {1.0, -3.0, 1e-6}) {
      CAPTURE(factor);
      const auto back = ellipse_of(factor * conic_of(e));
      REQUIRE(back);
      CHECK(apart(back->centre, e.centre, 1e-7) == "");
      CHECK(apart({back->semi_major, back->semi_minor}, {e.semi_major, e.semi_minor}, 1e-6) == "");
      CHECK(axis_angle_between(back->angle, e.angle) < 1e-6);
    }
  }
}

TEST_CASE("a conic that is no ellipse is none") {
  const auto conic = [](double xx, double yy, double one) { return Mat3(Vec3(xx, yy, one).asDiagonal()); };
  CHECK_FALSE(ellipse_of(conic(1, -1, -1)));  // hyperbola
  CHECK_FALSE(ellipse_of(conic(1, 0, -1)));   // two parallel lines
  CHECK_FALSE(ellipse_of(conic(1, 1, 1)));    // no real point
  CHECK(ellipse_of(conic(1, 1, -1)));
}

TEST_CASE("the image of a circle runs through the images of its points") {
  for (const double tilt : {0.0, 20.0, 40.0}) {
    CAPTURE(tilt);
    const Homography image_from_board =
        drawing::look_from({.tilt_deg = tilt, .azimuth_deg = 30}).image_from_board();
    const Circle circle{{60, -25}, 203.2};
    const auto ellipse = image_of(image_from_board, circle);
    REQUIRE(ellipse);
    CHECK(ellipse->semi_major >= ellipse->semi_minor);
    // Pixels from the curve = value of the conic over the length of its gradient.
    const Mat3 conic = conic_of(*ellipse);
    double worst = 0;
    for (int i = 0; i < 72; ++i) {
      const Vec2 p = image_from_board * (circle.centre + circle.radius * direction(2 * kPi * i / 72));
      const Vec2 gradient = 2 * (conic * p.homogeneous()).head<2>();
      worst = std::max(worst, std::abs(value_at(conic, p)) / gradient.norm());
    }
    CHECK(worst < 1e-8);
  }
}

TEST_CASE("a circle that the horizon cuts has no ellipse as its image") {
  // 80 degrees aside at 400 mm, the horizon lies 400 / sin(80) = 406 mm beyond the point looked at.
  const Homography grazing =
      drawing::look_from({.tilt_deg = 80, .azimuth_deg = -90, .distance = 400}).image_from_board();
  CHECK(image_of(grazing, {{0, 0}, 300}));
  CHECK_FALSE(image_of(grazing, {{0, 0}, 500}));
}

}  // namespace
}  // namespace ringside
