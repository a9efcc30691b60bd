// SPDX-License-Identifier: MIT
#pragma once

#include "scene/draw_kernel.h"
#include "scene/seen_ray.h"

// What the kernels that explain rays share.
namespace ringside {

inline constexpr float kNoDeck = 1e-9F;

// A seen ray, as kernels read it.
struct RayToExplain {
  const float *light[3], *roots;
  float face[3], rim[3], under[3];  // light of the paints, times the roots of the channels' weights
  int samples;
};

RayToExplain to_explain(const SeenRay& ray, const Paints& paints);

// The mean of a ray's samples.
double of_samples(double squares, const SeenRay& ray);

RINGSIDE_KERNEL float product(const float* a, const float* b, int samples) {
  Eight sums{};
  for (int k = 0; k < eights(samples); k += kEight) {
    Eight one, other;
    std::memcpy(&one, a + k, sizeof one);
    std::memcpy(&other, b + k, sizeof other);
    sums += one * other;
  }
  return sum_of_eight(sums);
}

// Along a ray, for each mm.
RINGSIDE_KERNEL void slope_of(const float* values, int samples, float* out) {
  constexpr auto kPerStep = static_cast<float>(1 / (2 * kRayStep));
  out[0] = out[samples - 1] = 0;
  for (int k = 1; k + 1 < samples; ++k) out[k] = (values[k + 1] - values[k - 1]) * kPerStep;
}

// The residuals of a channel, and the deck's light in it. deck: times the samples' roots.
RINGSIDE_KERNEL float take_deck_away(const RayToExplain& ray, int channel, const DrawnRay& drawn,
                                     const float* deck, float deck2, float* residual) {
  const float *light = ray.light[channel], face = ray.face[channel], rim = ray.rim[channel],
              under = ray.under[channel];
  for (int k = 0; k < eights(ray.samples); ++k)
    residual[k] =
        ray.roots[k] * (light[k] - face * drawn.face[k] - rim * drawn.rim[k] - under * drawn.under[k]);
  const float deck_light = product(deck, residual, ray.samples) / deck2;
  for (int k = 0; k < eights(ray.samples); ++k) residual[k] -= deck_light * deck[k];
  return deck_light;
}

}  // namespace ringside
