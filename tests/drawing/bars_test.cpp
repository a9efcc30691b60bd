// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <random>

#include "drawing/capsule.h"
#include "drawing/render.h"
#include "drawing/stretch.h"

namespace ringside::drawing {
namespace {

// The smallest distance of a ray from the bar's surface, by small steps along it.
double closest(const Capsule& bar, const Ray& ray) {
  double smallest = kNever;
  for (double distance = 0.8; distance < 1.2; distance += 5e-5) {
    smallest = std::min(smallest, distance_to_stretch(ray.at(distance), bar.from, bar.to) - bar.radius);
  }
  return smallest;
}

void check_rays(const Capsule& bar) {
  std::mt19937 random(27);
  std::uniform_real_distribution<double> place(-45, 45);
  std::uniform_real_distribution<double> eye(-600, 600);
  int hits = 0;
  for (int i = 0; i < 200; ++i) {
    const Vec3 from(eye(random), eye(random), 900);
    const Ray ray{from, Vec3(place(random), place(random), 30) - from};
    const double gap = closest(bar, ray);
    if (std::abs(gap) < 0.003) continue;  // closer than the steps can tell
    const auto distance = bar.crossing(ray);
    CHECK(distance.has_value() == (gap < 0));
    if (!distance) continue;
    ++hits;
    const Vec3 p = ray.at(*distance);
    CHECK(distance_to_stretch(p, bar.from, bar.to) == doctest::Approx(bar.radius));
    CHECK(distance_to_stretch(ray.at(*distance - 1e-4), bar.from, bar.to) > bar.radius);
    const Vec3 core = p - bar.radius * bar.normal(p);
    CHECK(distance_to_stretch(core, bar.from, bar.to) < 1e-9);
  }
  CHECK(hits > 10);
}

TEST_CASE("rays meet a bar exactly when they come close enough to its axis, and first on its surface") {
  check_rays({{-20, 5, 20}, {25, -10, 45}, 9});
  check_rays({{0, 0, 10}, {0, 0, 60}, 12});  // upright
  check_rays({{5, 5, 30}, {5, 5, 30}, 15});  // a ball
}

TEST_CASE("a ray along a bar meets its end") {
  const Capsule bar{{10, 0, 20}, {10, 0, 50}, 9};
  const auto distance = bar.crossing({{12, 0, 1000}, {0, 0, -1}});
  REQUIRE(distance);
  CHECK(1000 - *distance == doctest::Approx(50 + std::sqrt(81 - 4)));
}

TEST_CASE("a bar is drawn where the camera sees it, over all that lies below") {
  Scene scene;
  scene.discs = {{.base = {60, 0}}};
  scene.bars = {{.from = {60, -80, 40}, .to = {60, 80, 40}, .radius = 8, .material = {{250, 20, 20}}}};
  scene.light = {.lamps = {}, .contact = 0};
  const View view = look_from({.tilt_deg = 20, .looked_at = {60, 0}, .width = 320, .height = 240});
  const cv::Mat3b picture = render(scene, view);
  const auto reddish = [&](const Vec3& p) {
    const Vec2 pixel = view.pixel_of(p);
    const cv::Vec3b seen =
        picture(static_cast<int>(std::lround(pixel.y())), static_cast<int>(std::lround(pixel.x())));
    return seen[2] > 100 && seen[1] < 40;
  };
  for (const double y : {-85.0, 0.0, 85.0}) CHECK(reddish({60, y, 40}));
  for (const double y : {-92.0, 92.0}) CHECK_FALSE(reddish({60, y, 40}));
  CHECK(reddish({60 + 6, 0, 40}));
  CHECK_FALSE(reddish({60 + 10, 0, 40}));
  CHECK_FALSE(reddish({60 - 10, 0, 40}));
}

TEST_CASE("an arm points at the tip from far away and hovers at the height that was asked for") {
  const Vec2 tip(80, -30);
  const Vec2 back = direction(radians(140));
  const std::vector<Bar> bars = arm(tip, 140, 25, {{224, 178, 150}}, {{88, 92, 100}});
  double lowest = kNever, foremost = kNever, farthest = 0;
  for (const Bar& bar : bars) {
    for (const Vec3& end : {bar.from, bar.to}) {
      lowest = std::min(lowest, end.z() - bar.radius);
      foremost = std::min(foremost, (end.head<2>() - tip).dot(back) - bar.radius);
      farthest = std::max(farthest, (end.head<2>() - tip).dot(back));
    }
  }
  CHECK(lowest == doctest::Approx(25));
  CHECK(std::abs(foremost) < 10);
  CHECK(farthest > 1000);
}

}  // namespace
}  // namespace ringside::drawing
