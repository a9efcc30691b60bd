// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstring>

#include "scene/drawn_ray.h"
#include "scene/light.h"
#include "scene/shading.h"

// How a ray is drawn, for the kernels that draw and explain rays.
namespace ringside {

inline constexpr auto kSampleStep = static_cast<float>(kRayStep);  // mm
inline constexpr int kMostBlur = 64;                               // samples to either side

// A ray and the discs, as kernels read them. Casters on the deck have their places from the ray's start;
// that on the disc under the top one has its place in that disc's frame.
struct RayToDraw {
  SolidOnRay top, under;
  int has_under;  // 1 or 0
  Caster on_deck[2], on_under;
  float unit_x, unit_y;
  int samples;
};

struct LightToDraw {
  float share[LightLanes::kCount];
  int lit[kLights], count;  // the lights that have a share
  float gloss, shelter, inset;
};

struct BlurToDraw {
  float weight[2 * kMostBlur + 1];
  int reach;
};

RayToDraw to_draw(const RayLine& line, const DiscsSeen& discs);
LightToDraw to_draw(const Shading& shading);
BlurToDraw blur_to_draw(double sigma_mm);

// What samples show: shares from 0 to 1 where nothing else is said.
struct SurfacesSeen {
  alignas(32) float face[kMostSamples], rim[kMostSamples], deck[kMostSamples];
  alignas(32) float edge[kMostSamples];  // of the face, per mm of inset: where the rim's paint ends
  alignas(32) float x[kMostSamples], y[kMostSamples], z[kMostSamples];  // the rim's normal
  alignas(32) float under_face[kMostSamples], under_rim[kMostSamples];
  alignas(32) float under_x[kMostSamples], under_y[kMostSamples], under_z[kMostSamples];
  alignas(32) float top_x[kMostSamples], top_y[kMostSamples];  // from the caster on the under one
};

// A number of samples, so that the compiler sees that it is a multiple of kEight.
RINGSIDE_KERNEL int eights(int samples) { return samples & -kEight; }

// By eights, which takes fewer instructions than memset for so few.
RINGSIDE_KERNEL void clear(float* values, int count) {
  for (int k = 0; k < count; k += kEight) {
    constexpr Eight kZero{};
    std::memcpy(values + k, &kZero, sizeof kZero);
  }
}

RINGSIDE_KERNEL float along_ray(int sample) { return static_cast<float>(sample) * kSampleStep; }

RINGSIDE_KERNEL void see_surfaces(const RayToDraw& ray, float inset, SurfacesSeen& out) {
  for (int k = 0; k < eights(ray.samples); ++k) {
    const SurfaceHit hit = meet(ray.top, along_ray(k), kSampleStep);
    const float inner = share_inside(hit.within - inset, kSampleStep);
    out.face[k] = inner;
    out.rim[k] = hit.rim + hit.face - inner;
    out.deck[k] = 1 - hit.rim - hit.face;
    out.edge[k] = one_if(inner > 0) * one_if(inner < 1) / kSampleStep;
    out.x[k] = hit.x;
    out.y[k] = hit.y;
    out.z[k] = hit.z;
  }
  if (ray.has_under == 0) return;
  for (int k = 0; k < eights(ray.samples); ++k) {
    const SurfaceHit hit = meet(ray.under, along_ray(k), kSampleStep);
    out.under_face[k] = out.deck[k] * hit.face;
    out.under_rim[k] = out.deck[k] * hit.rim;
    out.deck[k] -= out.under_face[k] + out.under_rim[k];
    out.under_x[k] = hit.x;
    out.under_y[k] = hit.y;
    out.under_z[k] = hit.z;
    out.top_x[k] = hit.top_x - ray.on_under.x;
    out.top_y[k] = hit.top_y - ray.on_under.y;
  }
}

// How much of what lies above a surface mirrors towards a camera above, less what does where it is level. A
// ceiling is bright over the board and dark beside it.
RINGSIDE_KERNEL float mirrored_less(float normal_z) {
  const float up = 2 * normal_z * normal_z - 1, above = up > 0 ? up : 0;  // of the mirrored ray
  return above * above - 1;
}

// The samples in which something is, from first to before last, by whole eights.
struct SampleRange {
  int first, last;
};

RINGSIDE_KERNEL SampleRange range_of(const float* values, int samples) {
  int first = 0, last = samples;
  while (first < last && values[first] == 0) ++first;
  while (last > first && values[last - 1] == 0) --last;
  return {eights(first), eights(last + kEight - 1)};
}

// Adds how bright a light makes a surface, a sample an entry.
RINGSIDE_KERNEL void add_lit(const LightToDraw& light, SampleRange range, const float* x, const float* y,
                             const float* z, const float* share, float* out) {
  const LightLanes& lanes = light_lanes();
  for (int k = eights(range.first); k < eights(range.last); ++k) out[k] += share[k];
  for (int i = 0; i < light.count; ++i) {
    const int lane = light.lit[i];
    const float weight = light.share[lane];
    for (int k = eights(range.first); k < eights(range.last); ++k)
      out[k] += weight * share[k] * added_by(lanes, lane, x[k], y[k], z[k]);
  }
}

RINGSIDE_KERNEL float beside(const Caster& c, float x, float y) {
  return __builtin_sqrtf((x - c.x) * (x - c.x) + (y - c.y) * (y - c.y)) - c.radius;
}

RINGSIDE_KERNEL float sky_hidden(const RayToDraw& ray, float x, float y) {
  const Caster& last = ray.on_deck[ray.has_under];
  return hidden_by(last, beside(last, x, y));
}

// The deck with what the discs keep from it.
RINGSIDE_KERNEL void add_deck(const RayToDraw& ray, const LightToDraw& light, const float* deck, float* out) {
  constexpr float kLeast = 0.02F;  // thrown back and forth, some light gets everywhere
  const LightLanes& lanes = light_lanes();
  const SampleRange range = range_of(deck, ray.samples);
  alignas(32) float bright[kMostSamples];
  for (int k = eights(range.first); k < eights(range.last); ++k) {
    const float t = along_ray(k);
    bright[k] = 1 - light.shelter * sky_hidden(ray, t * ray.unit_x, t * ray.unit_y);
  }
  alignas(32) float kept[kMostSamples];
  for (int i = 0; i < light.count; ++i) {
    const int lane = light.lit[i];
    for (int k = eights(range.first); k < eights(range.last); ++k) kept[k] = 0;
    for (int which = 0; which <= ray.has_under; ++which) {
      const Caster& c = ray.on_deck[which];
      for (int k = eights(range.first); k < eights(range.last); ++k) {
        const float t = along_ray(k);
        const float here = kept_by(lanes, lane, c, t * ray.unit_x - c.x, t * ray.unit_y - c.y);
        kept[k] = here > kept[k] ? here : kept[k];
      }
    }
    const float share = light.share[lane];
    for (int k = eights(range.first); k < eights(range.last); ++k) bright[k] -= share * kept[k];
  }
  for (int k = eights(range.first); k < eights(range.last); ++k)
    out[k] += deck[k] * (bright[k] > kLeast ? bright[k] : kLeast);
}

// The top disc and the deck.
RINGSIDE_KERNEL void draw_layers(const RayToDraw& ray, const LightToDraw& light, const SurfacesSeen& seen,
                                 DrawnRay& out) {
  clear(out.rim, ray.samples);
  clear(out.deck, ray.samples);
  for (int k = 0; k < eights(ray.samples); ++k)
    out.face[k] = seen.face[k] + light.gloss * seen.rim[k] * mirrored_less(seen.z[k]);
  add_lit(light, range_of(seen.rim, ray.samples), seen.x, seen.y, seen.z, seen.rim, out.rim);
  add_deck(ray, light, seen.deck, out.deck);
}

// The disc under the top one: its face as a deck in the top one's shadow, and its rim.
RINGSIDE_KERNEL void add_under(const RayToDraw& ray, const LightToDraw& light, const SurfacesSeen& seen,
                               float* out) {
  const LightLanes& lanes = light_lanes();
  const SampleRange rim = range_of(seen.under_rim, ray.samples),
                    face = range_of(seen.under_face, ray.samples);
  add_lit(light, rim, seen.under_x, seen.under_y, seen.under_z, seen.under_rim, out);
  Caster top = ray.on_under;
  top.x = top.y = 0;
  for (int k = eights(face.first); k < eights(face.last); ++k) {
    float bright = 1 - light.shelter * hidden_by(top, beside(top, seen.top_x[k], seen.top_y[k]));
    for (int i = 0; i < light.count; ++i)
      bright -= light.share[light.lit[i]] * kept_by(lanes, light.lit[i], top, seen.top_x[k], seen.top_y[k]);
    out[k] += seen.under_face[k] * (bright > 0 ? bright : 0);
  }
}

// By a Gaussian; what lies beyond the ends is as the ends.
RINGSIDE_KERNEL void blur_samples(const BlurToDraw& blur, int samples, float* values) {
  alignas(32) float wide[kMostSamples + 2 * kMostBlur];
  for (int k = 0; k < blur.reach; ++k) wide[k] = values[0];
  for (int k = 0; k < eights(samples); ++k) wide[blur.reach + k] = values[k];
  for (int k = 0; k < blur.reach; ++k) wide[blur.reach + samples + k] = values[samples - 1];
  for (int k = 0; k < samples; k += kEight) {
    Eight sum{};
    for (int i = 0; i <= 2 * blur.reach; ++i) {
      Eight part;
      std::memcpy(&part, wide + k + i, sizeof part);
      sum += blur.weight[i] * part;
    }
    std::memcpy(values + k, &sum, sizeof sum);
  }
}

}  // namespace ringside
