// SPDX-License-Identifier: MIT
#pragma once

#include "scene/draw_kernel.h"

// A ray drawn with what its parts are by the parameters that are linear in them.
namespace ringside {

// What each light adds to the rim, and what the discs keep of it from the deck, a sample a row.
struct ByLights {
  alignas(32) float rim[kMostSamples][LightLanes::kCount], deck[kMostSamples][LightLanes::kCount];
  SampleRange in_rim, in_deck;
};

RINGSIDE_KERNEL void widen(SampleRange& range, SampleRange by) {
  if (by.first >= by.last) return;
  range.first = by.first < range.first ? by.first : range.first;
  range.last = by.last > range.last ? by.last : range.last;
}

RINGSIDE_KERNEL void add_by_lights(const RayToDraw& ray, const SurfacesSeen& seen, ByLights& out) {
  const LightLanes& lanes = light_lanes();
  const SampleRange rim = range_of(seen.rim, ray.samples), deck = range_of(seen.deck, ray.samples);
  for (int k = rim.first; k < rim.last; ++k) {
    if (seen.rim[k] == 0) continue;
    const float weight = seen.rim[k], x = seen.x[k], y = seen.y[k], z = seen.z[k];
    for (int i = 0; i < LightLanes::kCount; ++i) out.rim[k][i] += weight * added_by(lanes, i, x, y, z);
  }
  for (int k = deck.first; k < deck.last; ++k) {
    if (seen.deck[k] == 0) continue;
    const float weight = seen.deck[k], t = along_ray(k);
    alignas(32) float kept[LightLanes::kCount]{};
    for (int which = 0; which <= ray.has_under; ++which) {
      const Caster& c = ray.on_deck[which];
      const float x = t * ray.unit_x - c.x, y = t * ray.unit_y - c.y;
      for (int i = 0; i < LightLanes::kCount; ++i) {
        const float here = kept_by(lanes, i, c, x, y);
        kept[i] = here > kept[i] ? here : kept[i];
      }
    }
    for (int i = 0; i < LightLanes::kCount; ++i) out.deck[k][i] += weight * kept[i];
  }
  widen(out.in_rim, rim);
  widen(out.in_deck, deck);
}

// What is drawn, before the blur with what its parts are by parameters.
struct DrawnBy {
  DrawnRay ray;
  alignas(32) float mirrored[kMostSamples], edge[kMostSamples], sheltered[kMostSamples];
  ByLights lights;
};

RINGSIDE_KERNEL void draw_by(const RayToDraw& ray, const LightToDraw& light, DrawnBy& out) {
  const int n = eights(ray.samples);
  for (float* values : {out.ray.under, out.mirrored, out.sheltered}) clear(values, n);
  clear(out.lights.rim[0], n * LightLanes::kCount);
  clear(out.lights.deck[0], n * LightLanes::kCount);
  out.lights.in_rim = out.lights.in_deck = {n, 0};
  SurfacesSeen seen;
  see_surfaces(ray, light.inset, seen);
  draw_layers(ray, light, seen, out.ray);
  for (int k = 0; k < n; ++k) {
    out.edge[k] = seen.edge[k];
    out.mirrored[k] = seen.rim[k] * mirrored_less(seen.z[k]);
  }
  const SampleRange deck = range_of(seen.deck, n);
  for (int k = eights(deck.first); k < eights(deck.last); ++k) {
    const float t = along_ray(k);
    out.sheltered[k] = seen.deck[k] * sky_hidden(ray, t * ray.unit_x, t * ray.unit_y);
  }
  add_by_lights(ray, seen, out.lights);
}

}  // namespace ringside
