// SPDX-License-Identifier: MIT
#include "scene/draw_ray.h"

#include <algorithm>
#include <cmath>

#include "scene/draw_kernel.h"

namespace ringside {
namespace {

constexpr double kLeastBlur = 0.5;  // samples

RINGSIDE_KERNEL void draw_body(const RayToDraw& ray, const LightToDraw& light, const BlurToDraw& blur,
                               DrawnRay& out) {
  for (float* layer : {out.face, out.rim, out.deck, out.under}) clear(layer, ray.samples);
  PlacesDrawn seen;
  for (int place = 0; place < kPlacesOfSample; ++place) {
    see_places(ray, light.inset, place, seen);
    const SampleRange rim = range_of(seen.rim, ray.samples);
    for (int k = 0; k < eights(ray.samples); ++k) out.face[k] += kPlaceShare * seen.face[k];
    for (int k = eights(rim.first); k < eights(rim.last); ++k)
      out.face[k] += kPlaceShare * light.gloss * seen.rim[k] * mirrored_less(seen.z[k]);
    add_lit(light, rim, seen.x, seen.y, seen.z, seen.rim, out.rim);
    add_deck(ray, light, place, seen.deck, out.deck);
    if (ray.has_under != 0) add_under(ray, light, seen, out.under);
  }
  for (float* layer : {out.face, out.rim, out.deck}) blur_samples(blur, ray.samples, layer);
  if (ray.has_under != 0) blur_samples(blur, ray.samples, out.under);
}

RINGSIDE_WIDE void draw_wide(const RayToDraw& ray, const LightToDraw& light, const BlurToDraw& blur,
                             DrawnRay& out) {
  draw_body(ray, light, blur, out);
}

void draw_plain(const RayToDraw& ray, const LightToDraw& light, const BlurToDraw& blur, DrawnRay& out) {
  draw_body(ray, light, blur, out);
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
  const double sigma = sigma_mm / kRayStep;
  BlurToDraw out{};
  out.reach = std::min(static_cast<int>(std::ceil(3 * sigma)), kMostBlur);
  const auto per_square = static_cast<float>(-1 / (2 * sigma * sigma));
  float sum = 0;
  for (int i = 0; i <= out.reach; ++i) {
    const float weight = std::exp(static_cast<float>(i * i) * per_square);
    out.weight[out.reach - i] = out.weight[out.reach + i] = weight;
    sum += i == 0 ? weight : 2 * weight;
  }
  for (int i = 0; i <= 2 * out.reach; ++i) out.weight[i] /= sum;
  return out;
}

double blur_mm(const Shading& shading, double px_per_mm) {
  return std::max(kLeastBlur * kRayStep, shading.blur_px / px_per_mm);
}

void draw_ray(const RayLine& line, const DiscsSeen& discs, const Shading& shading, DrawnRay& out) {
  const auto draw = has_wide_vectors() ? draw_wide : draw_plain;
  draw(to_draw(line, discs), to_draw(shading), blur_to_draw(blur_mm(shading, line.px_per_mm)), out);
}

}  // namespace ringside
