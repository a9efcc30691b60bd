// SPDX-License-Identifier: MIT
#include "drawing/shadows.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>

#include "drawing/stretch.h"

namespace ringside::drawing {
namespace {

// A lamp without width leaves all or nothing to a place: whether its ray is stopped on the way. `stops`
// traces it, `seen` is the shadow under test, on places up to 60 mm around and as far below the origin.
template <typename Stops, typename Seen>
void check_against_rays(const Vec3& towards, const Stops& stops, const Seen& seen) {
  std::mt19937 random(23);
  std::uniform_real_distribution<double> place(-60, 60);
  int dark = 0;
  for (int i = 0; i < 4000; ++i) {
    const Vec3 p(place(random), place(random), -0.5 * std::abs(place(random)));
    const bool shaded = stops(Ray{p + 1000 * towards, -towards}, 1000.0);
    CHECK((seen(p) < 0.5) == shaded);
    dark += shaded;
  }
  CHECK(dark > 40);
}

TEST_CASE("a leaning disc's shadow is where the lamp's rays are stopped, from whatever side it shines") {
  for (const double lean_deg : {0.0, 20.0, 75.0}) {
    for (const Vec3& lamp : {Vec3(-0.4, 0.5, 1), Vec3(1, 0.2, 0.5), Vec3(-1, 0, 0.4)}) {
      CAPTURE(lean_deg);
      CAPTURE(lamp.x());
      // Shadows leave out the rounding.
      Disc disc{.base = {3, -5}, .edge_rounding = 1e-6};
      disc = leaning(disc, lean_deg, 0);
      const Solid solid = solid_of(disc);
      const Beam beam({.towards = lamp, .radius_deg = 0});
      const SolidShadow shadow(solid, beam);
      check_against_rays(
          beam.towards,
          [&](const Ray& ray, double length) {
            const auto crossing = solid.crossing(ray);
            return crossing && crossing->distance < length;
          },
          [&](const Vec3& p) { return shadow.lamp_seen(p); });
    }
  }
}

TEST_CASE("a bar's shadow is where the lamp's rays are stopped") {
  const Capsule bar{{-20, 0, 10}, {25, 15, 40}, 9};
  for (const Vec3& lamp : {Vec3(-0.4, 0.5, 1), Vec3(1, 0.2, 0.5), Vec3(0, 0, 1)}) {
    const Beam beam({.towards = lamp, .radius_deg = 0});
    check_against_rays(
        beam.towards,
        [&](const Ray& ray, double length) {
          const auto distance = bar.crossing(ray);
          return distance && *distance < length;
        },
        [&](const Vec3& p) { return lamp_seen_past(bar, beam, p); });
  }
}

TEST_CASE("a disc that hardly leans casts as soft a shadow as one that does not") {
  const Beam beam({.towards = {-0.6, 0.2, 1}, .radius_deg = 8});
  const SolidShadow level(solid_of({.base = {3, -5}}), beam);
  const SolidShadow leaning(solid_of({.base = {3, -5}, .lean_deg = 1e-6}), beam);
  int soft = 0;
  for (double x = -30; x < 40; x += 1.3) {
    for (double y = -40; y < 30; y += 1.3) {
      const double seen = level.lamp_seen({x, y, -6});
      CHECK(leaning.lamp_seen({x, y, -6}) == doctest::Approx(seen).epsilon(1e-4));
      soft += seen > 0.1 && seen < 0.9;
    }
  }
  CHECK(soft > 50);
}

// Followed along the lamp's rays onto the deck's level.
Vec2 on_deck(const Vec3& p, const Beam& beam) { return p.head<2>() - p.z() * beam.slope; }

double beyond(const Sweep& sweep, const Vec2& p) {
  return distance_to_stretch(p, sweep.from, sweep.to) - sweep.radius;
}

TEST_CASE("shadows keep to where they are looked for") {
  constexpr double kLowest = -30;
  const Beam beam({.towards = {-0.7, 0.4, 0.8}, .radius_deg = 6});
  const Capsule bar{{-20, 0, 10}, {25, 15, 60}, 9};
  const Solid solid = solid_of(leaning({.base = {3, -5}}, 40, 70));
  const SolidShadow shadow(solid, beam);
  std::mt19937 random(28);
  std::uniform_real_distribution<double> place(-100, 100);
  int dark = 0;
  for (int i = 0; i < 20000; ++i) {
    const Vec3 p(place(random), place(random), std::max(kLowest, -std::abs(place(random))));
    if (lamp_seen_past(bar, beam, p) < 1) {
      CHECK(beyond(shadow_on_deck(bar, beam, kLowest), on_deck(p, beam)) <= 0);
      ++dark;
    }
    if (shadow.lamp_seen(p) < 1) {
      CHECK(beyond(shadow_on_deck(solid.hull(), beam, kLowest), on_deck(p, beam)) <= 0);
      ++dark;
    }
  }
  CHECK(dark > 1000);
}

}  // namespace
}  // namespace ringside::drawing
