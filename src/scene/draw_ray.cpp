// SPDX-License-Identifier: MIT
#include "scene/draw_ray.h"

#include <algorithm>
#include <cmath>

#include "scene/draw_kernel.h"

namespace ringside {
namespace {

constexpr double kLeastBlur = 0.5;  // samples

// exp(-x) of x from 0 to 2, which the least blur has. That of the C library goes by what the processor can.
double exp_neg(double x) {
  constexpr int kTerms = 12, kDoublings = 4;  // to 1e-15
  double sum = 1, term = 1;
  for (int i = 1; i <= kTerms; ++i) sum += term *= -x / ((1 << kDoublings) * i);
  for (int i = 0; i < kDoublings; ++i) sum *= sum;
  return sum;
}

RINGSIDE_BY_PROCESSOR void draw(const RayToDraw& ray, const LightToDraw& light, const BlurToDraw& blur,
                                DrawnRay& out) {
  SurfacesSeen seen;
  see_surfaces(ray, light.inset, seen);
  draw_layers(ray, light, seen, out);
  clear(out.under, ray.samples);
  if (ray.has_under != 0) add_under(ray, light, seen, out.under);
  for (float* layer : {out.face, out.rim, out.deck}) blur_samples(blur, ray.samples, layer);
  if (ray.has_under != 0) blur_samples(blur, ray.samples, out.under);
}

}  // namespace

RayToDraw to_draw(const RayLine& line, const DiscsSeen& discs) {
  RayToDraw out{};
  out.top = on_ray(discs.top, line.from, line.unit, discs.camera);
  DiscShape casting = discs.top.shape;
  const Vec2 top = discs.top.foot.head<2>();
  if (discs.under) {
    const Vec2 under = discs.under->foot.head<2>();
    out.has_under = 1;
    out.under = on_ray(*discs.under, line.from, line.unit, discs.camera);
    out.on_under = caster(top - under, casting);
    out.on_deck[1] = caster(under - line.from, discs.under->shape);
    casting.height += discs.under->shape.height;
  }
  out.on_deck[0] = caster(top - line.from, casting);  // a leaning one's as if it lay flat
  out.unit_x = static_cast<float>(line.unit.x());
  out.unit_y = static_cast<float>(line.unit.y());
  out.samples = line.samples;
  return out;
}

LightToDraw to_draw(const Shading& shading) {
  LightToDraw out{};
  for (int i = 0; i < kLights; ++i) {
    out.share[i] = static_cast<float>(shading.light[i]);
    if (out.share[i] > 0) out.lit[out.count++] = i;
  }
  out.gloss = static_cast<float>(shading.gloss);
  out.shelter = static_cast<float>(shading.shelter);
  out.inset = static_cast<float>(shading.inset);
  return out;
}

BlurToDraw blur_to_draw(double sigma_mm) {
  const double sigma = sigma_mm / kRayStep, first = exp_neg(1 / (2 * sigma * sigma));
  BlurToDraw out{};
  out.reach = std::min(static_cast<int>(std::ceil(3 * sigma)), kMostBlur);
  double weight = 1, next = first;  // next: over this one
  float sum = 0;
  for (int i = 0; i <= out.reach; ++i) {
    out.weight[out.reach - i] = out.weight[out.reach + i] = static_cast<float>(weight);
    sum += (i == 0 ? 1 : 2) * out.weight[out.reach + i];
    weight *= next;
    next *= first * first;
  }
  for (int i = 0; i <= 2 * out.reach; ++i) out.weight[i] /= sum;
  return out;
}

double blur_mm(const Shading& shading, double px_per_mm) {
  return std::max(kLeastBlur * kRayStep, shading.blur_px / px_per_mm);
}

void draw_ray(const RayLine& line, const DiscsSeen& discs, const Shading& shading, DrawnRay& out) {
  draw(to_draw(line, discs), to_draw(shading), blur_to_draw(blur_mm(shading, line.px_per_mm)), out);
}

}  // namespace ringside
