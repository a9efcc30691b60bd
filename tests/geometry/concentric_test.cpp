// SPDX-License-Identifier: MIT
#include "geometry/concentric.h"

#include <doctest/doctest.h>

#include <Eigen/LU>

#include "drawing/view.h"
#include "geometry/apart.h"
#include "geometry/seeded.h"

namespace ringside {
namespace {

using test::apart;

Homography seen_at(double tilt_deg) {
  return drawing::look_from({.tilt_deg = tilt_deg, .azimuth_deg = -60, .roll_deg = 8, .looked_at = {30, 20}})
      .image_from_board();
}

Ellipse seen(const Homography& image_from_board, const Circle& circle) {
  const auto ellipse = image_of(image_from_board, circle);
  REQUIRE(ellipse);
  return *ellipse;
}

// How far the board's circle of a radius is from a circle about the plane's origin, as a share of its radius.
double roundness_error(const Homography& plane_from_board, double radius) {
  double least = 1e9, most = 0;
  for (int i = 0; i < 72; ++i) {
    const double r = (plane_from_board * (radius * direction(2 * kPi * i / 72))).norm();
    least = std::min(least, r);
    most = std::max(most, r);
  }
  return (most - least) / least;
}

TEST_CASE("two concentric circles give their plane away") {
  for (const double tilt : {0.0, 5.0, 15.0, 25.0, 40.0}) {
    CAPTURE(tilt);
    const Homography image_from_board = seen_at(tilt);
    const auto found =
        plane_of_concentric(seen(image_from_board, {{0, 0}, 304.8}), seen(image_from_board, {{0, 0}, 101.6}));
    REQUIRE(found);
    CHECK(found->eigenvalue_split < 1e-6);
    const Homography plane_from_board = found->plane_from_image * image_from_board;
    CHECK(apart(plane_from_board * Vec2::Zero(), {0, 0}, 1e-6) == "");
    // Circles that took no part become circles about the origin too: the plane is right everywhere.
    for (const double radius : {50.0, 203.2, 330.0}) {
      CAPTURE(radius);
      CHECK(roundness_error(plane_from_board, radius) < 1e-6);
    }
  }
}

TEST_CASE("a circle and its centre give their plane away") {
  for (const double tilt : {0.0, 15.0, 40.0, 70.0}) {
    CAPTURE(tilt);
    const Homography image_from_board = seen_at(tilt);
    const auto plane_from_image =
        plane_of_circle_about(seen(image_from_board, {{0, 0}, 330.2}), image_from_board * Vec2::Zero());
    REQUIRE(plane_from_image);
    const Homography plane_from_board = *plane_from_image * image_from_board;
    CHECK(apart(plane_from_board * Vec2::Zero(), {0, 0}, 1e-6) == "");
    for (const double radius : {50.0, 203.2, 330.2}) CHECK(roundness_error(plane_from_board, radius) < 1e-6);
  }
}

TEST_CASE("a centre outside its circle gives no plane") {
  CHECK_FALSE(plane_of_circle_about({{500, 400}, 200, 150, 0}, {900, 400}));
}

TEST_CASE("the plane keeps right and left apart") {
  const auto found =
      plane_of_concentric(seen(seen_at(20), {{0, 0}, 304.8}), seen(seen_at(20), {{0, 0}, 101.6}));
  REQUIRE(found);
  CHECK(found->plane_from_image.jacobian(seen_at(20) * Vec2::Zero()).determinant() > 0);
}

TEST_CASE("the split grows with the distance of the circles' centres") {
  const auto split = [](double apart_mm) {
    const auto found =
        plane_of_concentric(seen(seen_at(20), {{0, 0}, 304.8}), seen(seen_at(20), {{apart_mm, 0}, 203.2}));
    REQUIRE(found);
    return found->eigenvalue_split;
  };
  double last = std::max(split(0), 1e-6);  // which rounding leaves
  for (const double mm : {1.0, 5.0, 20.0, 60.0}) {
    CAPTURE(mm);
    CHECK(split(mm) > 2 * last);
    last = split(mm);
  }
  CHECK(last > 0.01);
}

TEST_CASE("measured ellipses give the centre to a fraction of their noise") {
  // A tenth of a pixel on every parameter: what an ellipse fit on a small picture is good for. The centre
  // then follows from the vanishing line, which multiplies the noise; 1 px is its sigma times five, measured
  // 0.2.
  test::Seeded random;
  const Homography image_from_board = seen_at(20);
  for (int i = 0; i < 50; ++i) {
    const auto noisy = [&](double radius) {
      Ellipse e = seen(image_from_board, {{0, 0}, radius});
      e.centre += Vec2(random.normal(0.1), random.normal(0.1));
      e.semi_major += random.normal(0.1);
      e.semi_minor += random.normal(0.1);
      return e;
    };
    const auto found = plane_of_concentric(noisy(304.8), noisy(101.6));
    REQUIRE(found);
    CHECK(apart(found->plane_from_image.inverse() * Vec2::Zero(), image_from_board * Vec2::Zero(), 1) == "");
  }
}

TEST_CASE("one ellipse becomes a circle about the origin") {
  const Ellipse ellipse{{640, 480}, 300, 220, 0.4};
  const ConcentricPlane plane = plane_of_single(ellipse);
  const auto circle = image_of(plane.plane_from_image, {{0, 0}, 1});
  REQUIRE(circle);
  const auto back = ellipse_of((plane.plane_from_image.inverse().matrix().transpose() * conic_of(ellipse) *
                                plane.plane_from_image.inverse().matrix())
                                   .eval());
  REQUIRE(back);
  CHECK(apart(back->centre, {0, 0}, 1e-9) == "");
  CHECK(back->semi_major == doctest::Approx(back->semi_minor));
}

}  // namespace
}  // namespace ringside
