// SPDX-License-Identifier: MIT
#include "drawing/solid.h"

#include <doctest/doctest.h>

#include <random>

#include "drawing/surface_points.h"
#include "drawing/tracer.h"
#include "support/error_message.h"

namespace ringside::drawing {
namespace {

double lowest_of(const Disc& disc) {
  double lowest = kNever;
  for (const Vec3& p : edge_points(disc, 720, 180)) lowest = std::min(lowest, p.z());
  return lowest;
}

TEST_CASE("a leaning disc touches the deck with its lower edge") {
  for (const double lean : {0.0, 3.0, 20.0, 60.0}) {
    for (const double rounding : {0.3, 1.5, 4.0}) {
      CAPTURE(lean);
      CAPTURE(rounding);
      const Disc disc = leaning({.base = {30, 40}, .edge_rounding = rounding}, lean, 130);
      CHECK(std::abs(lowest_of(disc)) < 1e-3);
      CHECK(std::abs(lowest_point(disc)) < 1e-9);
    }
  }
}

const Bevel kBevel{1.5, 50};

TEST_CASE("a leaning disc with a bevel touches the deck with an end of it") {
  for (const double lean : {0.0, 3.0, 20.0, 45.0, 60.0, 85.0}) {
    CAPTURE(lean);
    const Disc disc = leaning({.base = {30, 40}, .bevel = kBevel}, lean, 130);
    CHECK(std::abs(lowest_of(disc)) < 1e-3);
    CHECK(std::abs(lowest_point(disc)) < 1e-9);
  }
}

TEST_CASE("the edge a disc leans towards is the lowest") {
  const Solid solid = solid_of(leaning({.base = {30, 40}}, 25, 130));
  const Vec2 low = Vec2(30, 40) + 15.9 * direction(radians(130));
  const Vec2 high = Vec2(30, 40) - 15.9 * direction(radians(130));
  CHECK(solid.distance({low.x(), low.y(), 2}) < 2);
  CHECK(solid.distance({high.x(), high.y(), 2}) > 8);
}

TEST_CASE("a stacked disc stands on the other's top") {
  const Disc under{.base = {30, 40}, .height = 8, .base_z = -2};
  CHECK(stacked({.base = {33, 41}}, under).base_z == 6);
}

TEST_CASE("an upright hull holds all of a leaning disc") {
  for (const double lean : {0.0, 20.0, 75.0}) {
    for (const Bevel& bevel : {Bevel{}, kBevel}) {
      const Disc disc = leaning({.base = {30, 40}, .bevel = bevel}, lean, -50);
      const RoundedCylinder hull = solid_of(disc).hull();
      for (const Vec3& p : edge_points(disc, 72, 18)) {
        CHECK((p.head<2>() - hull.centre).norm() < hull.radius + 1e-9);
        CHECK(p.z() > hull.bottom - 1e-9);
        CHECK(p.z() < hull.top + 1e-9);
      }
    }
  }
}

// The smallest distance of a ray from the disc, by small steps along it.
double closest(const Solid& solid, const Ray& ray) {
  double smallest = kNever;
  for (double distance = 0.9; distance < 1.1; distance += 2e-5) {
    smallest = std::min(smallest, solid.distance(ray.at(distance)));
  }
  return smallest;
}

TEST_CASE("rays meet a leaning disc exactly when they come close enough, and first on its surface") {
  std::mt19937 random(26);
  std::uniform_real_distribution<double> place(-25, 25);
  std::uniform_real_distribution<double> eye(-900, 900);
  for (const double lean : {15.0, 50.0, 85.0}) {
    const Solid solid = solid_of(leaning({.base = {12, -7}}, lean, 40));
    int hits = 0;
    for (int i = 0; i < 80; ++i) {
      const Vec3 from(eye(random), eye(random), 700);
      const Vec3 to(12 + place(random), -7 + place(random), 8);
      const Ray ray{from, to - from};
      const double gap = closest(solid, ray);
      if (std::abs(gap) < 0.002) continue;  // closer than the steps can tell
      const auto crossing = solid.crossing(ray);
      CHECK(crossing.has_value() == (gap < 0));
      if (!crossing) continue;
      ++hits;
      CHECK(std::abs(solid.distance(ray.at(crossing->distance))) < 1e-5);
      CHECK(solid.distance(ray.at(crossing->distance - 1e-5)) > 0);
      CHECK(crossing->normal.dot(ray.direction) < 0);
      CHECK(solid.distance(ray.at(crossing->distance) + crossing->normal) ==
            doctest::Approx(1).epsilon(1e-4));
    }
    CHECK(hits > 20);
  }
}

// How deep the disc reaches into the deck or under the hole's floor, and how close it comes to the rim.
struct Fit {
  double into_deck = -kNever;  // mm, positive = cuts into the wood
  double above_floor = kNever;
  double from_rim = kNever;
};

Fit fit_of(const Disc& disc, const Hole& hole) {
  Fit fit;
  for (const Vec3& p : edge_points(disc, 720, 60)) {
    const double out = (p.head<2>() - hole.centre).norm() - hole.radius;
    fit.into_deck = std::max(fit.into_deck, std::min(out, -p.z()));
    fit.above_floor = std::min(fit.above_floor, p.z() + hole.depth);
    fit.from_rim = std::min(fit.from_rim, std::hypot(out, p.z()));
  }
  return fit;
}

TEST_CASE("a hanging disc stands on the hole's floor and rests on its rim") {
  Board board;
  board.hole.centre = {2, -1};
  for (const double overhang : {5.0, 26.5, 28.0, 29.5, 60.0}) {
    for (const double rim_deg : {0.0, 200.0}) {
      CAPTURE(overhang);
      const Disc disc = hanging({.base = {}, .edge_rounding = 1}, board, rim_deg, overhang);
      const Fit fit = fit_of(disc, board.hole);
      CHECK(fit.into_deck < 0.01);
      CHECK(std::abs(fit.above_floor) < 1e-3);
      CHECK(fit.from_rim < 0.1);  // as dense as the points are
      CHECK(disc.lean_deg > 10);
      CHECK(disc.lean_deg < 40);
      const Vec2 from_hole = disc.base - board.hole.centre;
      CHECK(from_hole.dot(direction(radians(rim_deg))) == doctest::Approx(from_hole.norm()));
    }
  }
}

TEST_CASE("a bevelled or sharp-edged disc hangs as a rounded one does") {
  const Board board;
  for (const Disc& made : {Disc{.base = {}, .bevel = kBevel}, Disc{.base = {}, .edge_rounding = 0}}) {
    const Disc disc = hanging(made, board, 200, 28);
    const Fit fit = fit_of(disc, board.hole);
    CHECK(fit.into_deck < 0.03);  // as dense as the points are
    CHECK(std::abs(fit.above_floor) < 1e-3);
    CHECK(fit.from_rim < 0.1);
    CHECK(disc.lean_deg > 10);
    CHECK(disc.lean_deg < 40);
  }
}

TEST_CASE("the overhang tells where a disc hangs, as far as it can hang there") {
  const Board board;
  const auto from_hole = [&](double overhang) { return hanging({}, board, 90, overhang).base.norm(); };
  CHECK(from_hole(28) == doctest::Approx(17.5 + 15.9 - 28));
  CHECK(from_hole(16) == doctest::Approx(std::sqrt(17.5 * 17.5 - 15.9 * 15.9)));
  // The flat of the foot, 28.8 mm wide, reaches over the rim with both its ends at the heights of deck and
  // floor.
  CHECK(from_hole(40) == doctest::Approx(17.5 - 14.4 * std::sqrt(1 - std::pow(7 / 28.8, 2))));
}

TEST_CASE("a disc does not hang in every hole") {
  const auto message = [](const Hole& hole) {
    return test::error_message<std::invalid_argument>([&] { hanging({}, Board{.hole = hole}, 0, 28); });
  };
  CHECK(message({.radius = 15.95}).find("widen the hole") != std::string::npos);
  CHECK(message({.depth = 60}).find("make it shallower") != std::string::npos);
}

TEST_CASE("what reaches into the hole is seen through its mouth only") {
  Scene scene;
  scene.discs = {hanging({}, scene.board, 60, 28)};
  const Solid solid = solid_of(scene.discs[0]);
  const Vec3 eye = Vec3(0, 0, 500) + 1500 * Vec3(std::cos(radians(240)), std::sin(radians(240)), 0);
  const Tracer tracer(scene, eye, 1);
  int below_deck = 0;
  int hidden_by_deck = 0;
  for (double x = -25; x < 25; x += 0.25) {
    for (double y = -25; y < 25; y += 0.25) {
      const Ray ray{eye, Vec3(x, y, 0) - eye};
      const auto crossing = solid.crossing(ray);
      if (!crossing || ray.at(crossing->distance).z() > -0.05) continue;
      const bool through_mouth = Vec2(x, y).norm() < scene.board.hole.radius;
      CHECK((tracer.sample(ray, 1e-3).part == kFirstSolid) == through_mouth);
      ++(through_mouth ? below_deck : hidden_by_deck);
    }
  }
  CHECK(below_deck > 100);
  CHECK(hidden_by_deck > 100);
}

}  // namespace
}  // namespace ringside::drawing
