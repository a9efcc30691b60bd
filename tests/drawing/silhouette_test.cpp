// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "drawing/profile.h"
#include "drawing/render.h"
#include "drawing/surface_points.h"
#include "geometry/disc_outline.h"

namespace ringside::drawing {
namespace {

// A black disc in even light on a plain deck, so that its outline is the only edge nearby.
Scene lone_disc(double edge_rounding) {
  Scene scene;
  scene.board.deck = {{230, 230, 230}};
  scene.discs = {{.base = {150, 20}, .material = {{0, 0, 0}}, .edge_rounding = edge_rounding}};
  scene.light = {.lamps = {}, .contact = 0};
  return scene;
}

View seen_at(double tilt_deg, int zoom = 1) {
  return look_from({.tilt_deg = tilt_deg,
                    .azimuth_deg = -60,
                    .distance = 900,
                    .looked_at = {140, 25},
                    .focal_px = 3000.0 * zoom,
                    .width = 320 * zoom,
                    .height = 240 * zoom});
}

// Pixels of points that hold the disc's outline from wherever it is seen.
std::vector<Vec2> seen_edge_points(const Disc& disc, const View& view) {
  std::vector<Vec2> points;
  for (const Vec3& p : edge_points(disc, 1440, 180)) points.push_back(view.pixel_of(p));
  return points;
}

double support(const std::vector<Vec2>& points, const Vec2& unit) {
  double farthest = -1e9;
  for (const Vec2& p : points) farthest = std::max(farthest, p.dot(unit));
  return farthest;
}

// The outline's point with the tangent across `unit`, found where two nearby tangents meet.
Vec2 outline_point(const std::vector<Vec2>& points, double angle) {
  constexpr double kTurn = 0.02;
  const double before = support(points, direction(angle - kTurn));
  const double after = support(points, direction(angle + kTurn));
  const double slope = (after - before) / (2 * std::sin(kTurn));
  return support(points, direction(angle)) * direction(angle) + slope * direction(angle + kPi / 2);
}

// Calls visit(where the outline is drawn, where it should be) all around the disc.
template <typename Visit>
void for_outline(const Scene& scene, const View& view, const Visit& visit) {
  const cv::Mat3b picture = render(scene, view);
  const std::vector<Vec2> points = seen_edge_points(scene.discs[0], view);
  for (int i = 0; i < 24; ++i) {
    const double angle = 2 * kPi * i / 24;
    const Vec2 expected = outline_point(points, angle);
    const Profile profile(picture, expected, direction(angle), 5, 2.5);
    visit(Vec2(expected + profile.edge_offset() * direction(angle)), expected);
  }
}

TEST_CASE("a disc's silhouette is drawn where its outline is seen") {
  for (const double tilt : {0.0, 20.0, 40.0}) {
    for (const double rounding : {0.5, 1.5, 2.5}) {
      CAPTURE(tilt);
      CAPTURE(rounding);
      for_outline(lone_disc(rounding), seen_at(tilt),
                  [](const Vec2& drawn, const Vec2& expected) { CHECK((drawn - expected).norm() < 0.1); });
    }
  }
}

TEST_CASE("a bevelled disc's silhouette is drawn where its outline is seen") {
  for (const double tilt : {0.0, 20.0, 40.0}) {
    for (const Bevel& bevel : {Bevel{0.7, 45}, Bevel{2, 60}}) {
      CAPTURE(tilt);
      CAPTURE(bevel.width);
      Scene scene = lone_disc(1.5);
      scene.discs[0].bevel = bevel;
      for_outline(scene, seen_at(tilt),
                  [](const Vec2& drawn, const Vec2& expected) { CHECK((drawn - expected).norm() < 0.1); });
    }
  }
}

TEST_CASE("a face ends where its rim's shade begins") {
  Scene scene = lone_disc(1.5);
  Disc& disc = scene.discs[0];
  disc.material.colour = {230, 230, 230};
  disc.bevel = {1.2, 45};
  disc.rim = DiscRim{{0, 0, 0}, 0.8};
  for (const double tilt : {0.0, 30.0}) {
    const View view = seen_at(tilt, 3);  // so large that the rim is as wide as a profile wherever it is seen
    const cv::Mat3b picture = render(scene, view);
    std::vector<Vec2> points;
    for (int i = 0; i < 1440; ++i) {
      const Vec2 p = disc.base + 13.9 * direction(2 * kPi * i / 1440);
      points.push_back(view.pixel_of({p.x(), p.y(), disc.height}));
    }
    for (int i = 0; i < 24; ++i) {
      const double angle = 2 * kPi * i / 24;
      const Profile profile(picture, outline_point(points, angle), direction(angle), 3, 1.5);
      CHECK(std::abs(profile.edge_offset()) < 0.1);
    }
  }
}

TEST_CASE("a leaning disc's silhouette is drawn where its outline is seen") {
  for (const double tilt : {0.0, 30.0}) {
    for (const double lean : {12.0, 40.0}) {
      CAPTURE(tilt);
      CAPTURE(lean);
      Scene scene = lone_disc(1.5);
      scene.discs[0] = leaning(scene.discs[0], lean, 75);
      // Large, because profiles are taken as straight and it has sharp bends.
      for_outline(scene, seen_at(tilt, 3),
                  [](const Vec2& drawn, const Vec2& expected) { CHECK((drawn - expected).norm() < 0.1); });
    }
  }
}

// The outline's two circles leave out that a rounded edge seen at an angle reaches farther by
// rounding * (1 / cos(tilt) - 1), 0.02 mm here and 0.5 mm at 40 degrees.
TEST_CASE("the silhouette agrees with the outline that discs are measured by") {
  const Scene scene = lone_disc(1.5);
  const Disc& disc = scene.discs[0];
  for (const double tilt : {0.0, 5.0, 10.0}) {
    CAPTURE(tilt);
    const View view = seen_at(tilt);
    const DiscOutline<double> outline(disc.base, disc.radius, disc.height, disc.edge_rounding, view.eye());
    const Homography image_from_board = view.image_from_board();
    const Homography board_from_image = image_from_board.inverse();
    for_outline(scene, view, [&](const Vec2& drawn, const Vec2&) {
      const double distance = outline.signed_distance(board_from_image * drawn);
      CHECK(std::abs(distance) * image_from_board.scale_at(disc.base) < 0.15);
    });
  }
}

}  // namespace
}  // namespace ringside::drawing
