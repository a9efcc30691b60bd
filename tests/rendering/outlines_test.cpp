// SPDX-License-Identifier: MIT
#include "drawing/profile.h"
#include "drawing/solid.h"
#include "drawing/surface_points.h"
#include "rendering/rendered.h"

namespace ringside::rendering {
namespace {

using drawing::Disc;
using drawing::Profile;
using drawing::Scene;
using drawing::View;
using drawing::Viewpoint;

const drawing::Material kBlack{{0, 0, 0}};

Viewpoint seen_at(double tilt_deg) {
  return {.tilt_deg = tilt_deg,
          .azimuth_deg = -60,
          .distance = 900,
          .looked_at = {140, 25},
          .focal_px = 2000,
          .width = 200,
          .height = 160};
}

// Twice as large: profiles are taken as straight, and a bevel makes sharp bends.
Viewpoint seen_close_at(double tilt_deg) {
  Viewpoint close = seen_at(tilt_deg);
  close.focal_px *= 2;
  close.width *= 2;
  close.height *= 2;
  return close;
}

// Where the tangent across `unit` touches the points that a body's rounded edges are seen at.
Vec2 farthest(const std::vector<Vec2>& points, const Vec2& unit) {
  return *std::max_element(points.begin(), points.end(),
                           [&](const Vec2& a, const Vec2& b) { return a.dot(unit) < b.dot(unit); });
}

std::vector<Vec2> seen_edge_points(const Disc& body, const View& view) {
  std::vector<Vec2> points;
  for (const Vec3& p : drawing::edge_points(body, 720, 60)) points.push_back(view.pixel_of(p));
  return points;
}

// How far apart the two renderers draw the outline of a body that stands alone on an even ground.
double worst_difference(const Scene& scene, const Disc& body, const Viewpoint& viewpoint) {
  const cv::Mat3b ours = traced(scene, viewpoint);
  const cv::Mat3b fast = drawn(scene, viewpoint);
  const std::vector<Vec2> points = seen_edge_points(body, look_from(viewpoint));
  double worst = 0;
  for (int i = 0; i < 24; ++i) {
    const Vec2 out = direction(2 * kPi * i / 24);
    const auto edge = [&](const cv::Mat3b& picture) {
      return Profile(picture, farthest(points, out), out, 5, 1).edge_offset();
    };
    worst = std::max(worst, std::abs(edge(ours) - edge(fast)));
  }
  return worst;
}

Scene with(const Disc& disc) {
  Scene scene = bare_board(1);
  scene.discs = {disc};
  return scene;
}

// As thin as paint on a disc's top.
Disc printed_on(const Disc& disc, double radius) {
  const Vec3 foot(disc.base.x(), disc.base.y(), disc.base_z + disc.height);
  const Vec3 top = drawing::solid_of(disc).lean.board_point(foot);
  Disc print = disc;
  print.base = top.head<2>();
  print.base_z = top.z();
  print.radius = radius;
  print.height = 0.01;
  print.edge_rounding = 0;
  print.bevel = {};
  return print;
}

TEST_CASE("POV-Ray draws bodies where the fast renderer does") {
  if (without_povray()) return;
  const Disc level{.base = {150, 20}, .material = kBlack};
  SUBCASE("a disc from above") { CHECK(worst_difference(with(level), level, seen_at(0)) < 0.15); }
  SUBCASE("a disc from the side") { CHECK(worst_difference(with(level), level, seen_at(40)) < 0.15); }
  SUBCASE("a bevelled disc, from the side and leaning") {
    const Disc bevelled{.base = {150, 20}, .material = kBlack, .bevel = {2, 50}};
    CHECK(worst_difference(with(bevelled), bevelled, seen_close_at(30)) < 0.15);
    const Disc leans = leaning(bevelled, 30, 75);
    CHECK(worst_difference(with(leans), leans, seen_close_at(20)) < 0.15);
  }
  SUBCASE("a face within a rim of another shade, level and leaning") {
    for (const double lean : {0.0, 20.0}) {
      const Disc rimmed = leaning(Disc{.base = {150, 20},
                                       .material = {{255, 255, 255}},
                                       .bevel = {1, 45},
                                       .rim = drawing::DiscRim{kBlack.colour, 4}},
                                  lean, 75);
      CHECK(worst_difference(with(rimmed), printed_on(rimmed, 10.9), seen_close_at(20)) < 0.15);
    }
  }
  SUBCASE("a ring on a disc") {
    Disc ringed{.base = {150, 20}, .material = {{255, 255, 255}}};
    ringed.rings = {{4, 9, kBlack.colour}};
    CHECK(worst_difference(with(ringed), printed_on(ringed, 9), seen_at(20)) < 0.15);
    CHECK(worst_difference(with(ringed), printed_on(ringed, 4), seen_at(20)) < 0.15);
  }
  SUBCASE("a leaning disc") {
    const Disc leans = leaning(level, 30, 75);
    CHECK(worst_difference(with(leans), leans, seen_at(20)) < 0.15);
  }
  SUBCASE("a stacked disc") {
    const Disc upper = stacked(level, Disc{.base = {0, 0}});
    CHECK(worst_difference(with(upper), upper, seen_at(30)) < 0.15);
  }
  SUBCASE("a print on a leaning disc") {
    Disc leans = leaning(Disc{.base = {150, 20}, .material = {{255, 255, 255}}}, 20, 75);
    leans.stars = {drawing::round_print(9, kBlack.colour)};
    CHECK(worst_difference(with(leans), printed_on(leans, 9), seen_at(20)) < 0.15);
  }
  SUBCASE("a peg") {
    Scene scene = bare_board(0.01);
    scene.board.pegs = {.count = 1, .from_quadrant_deg = -45, .material = kBlack};
    const drawing::Pegs& pegs = scene.board.pegs;
    const Disc body{.base = peg_places(scene.board).front(),
                    .radius = pegs.radius,
                    .height = pegs.height,
                    .edge_rounding = pegs.edge_rounding};
    Viewpoint near = seen_at(35);
    near.looked_at = body.base;
    near.focal_px = 4000;
    CHECK(worst_difference(scene, body, near) < 0.15);
  }
}

// Pixels between the two renderers' edges across `out` at a place of the board.
double apart(const cv::Mat3b& ours, const cv::Mat3b& fast, const Vec2& p_image, const Vec2& out) {
  const auto edge = [&](const cv::Mat3b& picture) {
    return Profile(picture, p_image, out, 4, 1).edge_offset();
  };
  return std::abs(edge(ours) - edge(fast));
}

TEST_CASE("POV-Ray's deck, hole and rim end where the fast renderer's do") {
  if (without_povray()) return;
  Scene scene = bare_board(0.01);
  drawing::Board& board = scene.board;
  board.deck_edge = board.ditch.floor = board.hole.floor = board.hole.wall = kBlack;
  board.rim.material = {{230, 230, 230}};
  board.rim.sides = 8;
  board.hole.centre = {2, -1};
  const Viewpoint viewpoint{.distance = 1000, .focal_px = 500, .width = 420, .height = 420};
  const View view = look_from(viewpoint);
  const cv::Mat3b ours = traced(scene, viewpoint);
  const cv::Mat3b fast = drawn(scene, viewpoint);
  const auto apart_at = [&](const Vec2& p, double height, const Vec2& out) {
    return apart(ours, fast, view.pixel_of({p.x(), p.y(), height}), {out.x(), -out.y()});
  };
  for (int i = 0; i < 16; ++i) {
    const Vec2 out = direction(2 * kPi * (i + 0.3) / 16);
    CHECK(apart_at(board.deck_radius * out, 0, out) < 0.15);
    CHECK(apart_at(board.hole.centre + board.hole.radius * out, 0, out) < 0.15);
    const Vec2 to_side = direction(kPi / 4 * (i % 8));
    CHECK(apart_at(board.rim.inner_radius * to_side, board.rim.height, to_side) < 0.15);
  }
}

}  // namespace
}  // namespace ringside::rendering
