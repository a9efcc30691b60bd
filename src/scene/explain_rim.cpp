// SPDX-License-Identifier: MIT
#include <algorithm>

#include "scene/explain_kernel.h"
#include "scene/explain_ray.h"

namespace ringside {
namespace {

struct RimSums {
  float normal, gradient, squares;
};

RINGSIDE_BY_PROCESSOR RimSums sums_of_rim(const RayToExplain& ray, const DrawnRay& drawn) {
  const int n = eights(ray.samples);
  alignas(32) float deck[kMostSamples], residual[kMostSamples], by[kMostSamples];
  alignas(32) float face_slope[kMostSamples], rim_slope[kMostSamples], deck_slope[kMostSamples];
  slope_of(drawn.face, n, face_slope);
  slope_of(drawn.rim, n, rim_slope);
  slope_of(drawn.deck, n, deck_slope);
  for (int k = 0; k < n; ++k) deck[k] = ray.roots[k] * drawn.deck[k];
  const float deck2 = product(deck, deck, n) + kNoDeck;
  RimSums out{};
  for (int c = 0; c < 3; ++c) {
    const float deck_light = take_deck_away(ray, c, drawn, deck, deck2, residual);
    for (int k = 0; k < n; ++k)
      by[k] = -ray.roots[k] *
              (ray.face[c] * face_slope[k] + ray.rim[c] * rim_slope[k] + deck_light * deck_slope[k]);
    const float shared = product(deck, by, n) / deck2;
    for (int k = 0; k < n; ++k) by[k] -= shared * deck[k];
    out.normal += product(by, by, n);
    out.gradient += product(by, residual, n);
    out.squares += product(residual, residual, n);
  }
  return out;
}

}  // namespace

RayToExplain to_explain(const SeenRay& ray, const Paints& paints) {
  RayToExplain out{};
  out.roots = ray.roots.data();
  out.samples = ray.line.samples;
  for (int c = 0; c < 3; ++c) {
    out.light[c] = ray.light.col(c).data();
    out.face[c] = static_cast<float>(paints.face[c] * ray.channels[c]);
    out.rim[c] = static_cast<float>(paints.rim[c] * ray.channels[c]);
    out.under[c] = static_cast<float>(paints.under[c] * ray.channels[c]);
  }
  return out;
}

double of_samples(double squares, const SeenRay& ray) {
  return squares / std::max(1.0, static_cast<double>((ray.roots.array() > 0).count()));
}

RimEvidence explain_rim(const SeenRay& ray, const DrawnRay& drawn, const Paints& paints) {
  const RimSums sums = sums_of_rim(to_explain(ray, paints), drawn);
  return {sums.normal, sums.gradient, of_samples(sums.squares, ray)};
}

void UnderLight::add(const SeenRay& ray, const DrawnRay& drawn, const Paints& paints) {
  const int n = eights(ray.line.samples);
  const RayToExplain known = to_explain(ray, {paints.face, paints.rim});
  alignas(32) float deck[kMostSamples], shown[kMostSamples], residual[kMostSamples];
  for (int k = 0; k < n; ++k) deck[k] = known.roots[k] * drawn.deck[k];
  for (int k = 0; k < n; ++k) shown[k] = known.roots[k] * drawn.under[k];
  const float deck2 = product(deck, deck, n) + kNoDeck, shared = product(deck, shown, n) / deck2;
  for (int k = 0; k < n; ++k) shown[k] -= shared * deck[k];
  for (int c = 0; c < 3; ++c) {
    take_deck_away(known, c, drawn, deck, deck2, residual);
    normal_[c] += ray.channels[c] * ray.channels[c] * product(shown, shown, n);
    gradient_[c] += ray.channels[c] * product(shown, residual, n);
  }
}

Vec3 UnderLight::near(const Vec3& usual) const {
  constexpr double kUsual = 1e-9;  // weight where nothing tells
  return (gradient_ + kUsual * usual)
      .cwiseQuotient(normal_ + Vec3::Constant(kUsual))
      .cwiseMax(usual / kLightDiffers)
      .cwiseMin(usual * kLightDiffers);
}

}  // namespace ringside
