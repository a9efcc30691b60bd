// SPDX-License-Identifier: MIT
#include "detection/hole/draw_hole.h"

#include <cmath>

#include "detection/hole/rayed_disc.h"

namespace ringside {
namespace {

// Across an edge a pixel of 1 mm and the photo's blur mix both sides: the share of what is inside falls from
// 1 to 0 evenly over so many mm.
float softness_of(const HolePatch& patch) {
  return static_cast<float>(std::sqrt(1 + 12 * patch.blur * patch.blur));  // of equal variance
}

// Of places so far inside an edge, mm.
struct ShareOf {
  float per_mm;

  RINGSIDE_ALWAYS_INLINE void operator()(const Lanes& inside, Lanes& share) const {
    share = 0.5F + inside * per_mm;
    share = share < 0.F ? Lanes{} : share;
    share = share > 1.F ? Lanes{} + 1.F : share;
  }
};

// How far inside a circle of the deck places lie, mm; exact at its edge.
struct DrawnCircle {
  float x, y, radius;

  explicit DrawnCircle(const Circle& circle)
      : x(static_cast<float>(circle.centre.x())),
        y(static_cast<float>(circle.centre.y())),
        radius(static_cast<float>(circle.radius)) {}

  RINGSIDE_ALWAYS_INLINE void inside(const Lanes& px, const Lanes& py, Lanes& out) const {
    const Lanes dx = px - x, dy = py - y;
    out = (radius * radius - dx * dx - dy * dy) / (2 * radius);
  }
};

Vec3 middle_of(const LyingDisc& disc) { return disc.pose.foot + disc.shape.height / 2 * disc.pose.axis; }

// Where a lamp reaches the floor beside a disc and where the disc keeps it from the deck, as the camera sees
// them.
struct LampLight {
  DrawnCircle within;
  std::optional<RayedDisc> floor_rays, deck_rays;

  LampLight(const HoleScene& scene, const Vec3& camera)
      : within(seen_on_deck({scene.rim.centre + *scene.shadow, scene.rim.radius}, -scene.depth, camera)) {
    if (!scene.disc) return;
    const Vec2 to_lamp = -*scene.shadow / scene.depth;  // for each mm up
    const Vec3 direction(to_lamp.x(), to_lamp.y(), 1);
    const double per_mm = -scene.depth / camera.z();
    floor_rays.emplace(*scene.disc, Rays{1 - per_mm, per_mm * camera.head<2>(), -scene.depth, direction});
    deck_rays.emplace(*scene.disc, Rays{1, Vec2::Zero(), 0, direction});
  }
};

// All that is drawn of a scene.
struct DrawnScene {
  ShareOf share;
  DrawnCircle rim, floor;
  std::optional<RayedDisc> disc = {};
  std::optional<LampLight> lamp = {};
};

// Areas that share an edge's pixel are taken to lie one in the other, as they do all but everywhere: the
// smaller one's share counts as a part of the larger one's.
RINGSIDE_BY_PROCESSOR void draw_pixels(const DrawnScene& scene, const HolePatch& patch, PartShares& shares) {
  const ShareOf& share = scene.share;
  for (std::size_t b = 0; b < patch.blocks(); ++b) {
    const Lanes &x = patch.x[b].v, &y = patch.y[b].v, &counts = patch.counts[b].v;
    Lanes distance, in_rim, in_floor, on_disc{}, on_top{};
    scene.rim.inside(x, y, distance);
    share(distance, in_rim);
    scene.floor.inside(x, y, distance);
    share(distance, in_floor);
    if (scene.disc) {
      Lanes unhidden;
      scene.disc->inside_above_deck(x, y, distance);
      share(distance, unhidden);
      take_more(unhidden, in_rim);
      scene.disc->inside_top(x, y, distance);
      share(distance, on_top);
      take_less(on_top, unhidden);
      scene.disc->inside(x, y, distance);
      share(distance, on_disc);
      take_less(on_disc, unhidden);
      take_more(on_disc, on_top);
    }
    Lanes inside = in_rim;
    take_more(inside, on_disc);
    const Lanes beside = inside - on_disc;  // wall and floor
    Lanes on_floor = in_floor - on_disc;
    take_more(on_floor, Lanes{});
    take_less(on_floor, beside);
    Lanes bright{}, shaded{};
    if (scene.lamp) {
      scene.lamp->within.inside(x, y, distance);
      share(distance, bright);
      if (scene.lamp->floor_rays) {
        Lanes dark;
        scene.lamp->floor_rays->inside(x, y, distance);
        share(distance, dark);
        take_less(bright, 1.F - dark);
        scene.lamp->deck_rays->inside_above_deck(x, y, distance);
        share(distance, shaded);
        take_less(shaded, 1.F - inside);
      }
      take_less(bright, on_floor);
    }
    const std::array<Eight, kHoleParts> of_parts{{{1.F - inside - shaded},
                                                  {shaded},
                                                  {beside - on_floor},
                                                  {on_floor - bright},
                                                  {bright},
                                                  {on_disc - on_top},
                                                  {on_top}}};
    for (std::size_t part = 0; part < kHoleParts; ++part) shares[part][b].v = of_parts[part].v * counts;
  }
}

}  // namespace

void draw(const HoleScene& scene, const HolePatch& patch, const Vec3& camera, PartShares& shares) {
  DrawnScene drawn{{1 / softness_of(patch)},
                   DrawnCircle(scene.rim),
                   DrawnCircle(seen_on_deck(scene.rim, -scene.depth, camera))};
  if (scene.disc) drawn.disc.emplace(*scene.disc, Rays::from(camera, middle_of(*scene.disc)));
  if (scene.shadow) drawn.lamp.emplace(scene, camera);
  for (Row& row : shares) row.resize(patch.blocks());
  draw_pixels(drawn, patch, shares);
}

}  // namespace ringside
