// SPDX-License-Identifier: MIT
#include "detection/placement/rim_hypotheses.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace ringside {
namespace {

// As large as the other side's discs, which mostly are as this one's; not smaller than any that was measured.
double expected_radius(const ShadingFit& fit, std::size_t side, const DiscShape& model) {
  constexpr double kLeast = 14;  // mm
  double out = 0;
  for (const OutlinedDisc& disc : fit.discs())
    if (disc.side != side) out = std::max(out, fit.radius(disc.side));
  return out > 0 ? std::max(out, kLeast) : model.radius;
}

ShadingFit begun_with_rims(const ShadingFit& fit, std::size_t side, double radius,
                           const DiscShape& seen_shape, const Vec3& camera) {
  constexpr double kPaint = 0.6;  // share of the face's light: from there fits find lighter and darker ones
  ShadingFit out = fit;
  out.put_radius(side, radius);
  out.put_any_rim(side, kPaint);
  for (std::size_t i = 0; i < fit.discs().size(); ++i) {
    if (fit.discs()[i].side != side) continue;
    const DiscOutline<double> seen(fit.discs()[i].fit.base, seen_shape.radius, seen_shape.height,
                                   seen_shape.edge_rounding, camera);
    out.put(i, base_below(seen.centre(), seen_shape.height, camera));
  }
  return out;
}

RimHypothesis hypothesis_of(const ShadingFit& fit, std::size_t side, double cost) {
  RimHypothesis out{{}, fit.radius(side), cost};
  for (std::size_t i = 0; i < fit.discs().size(); ++i) out.bases.push_back(fit.base(i));
  return out;
}

double likelihood(const RimHypothesis& hypothesis) { return std::exp(-std::max(0.0, hypothesis.cost) / 2); }

// Of all hypotheses together, the fit's among them.
double all_likelihoods(const std::vector<RimHypothesis>& others) {
  double sum = 1;
  for (const RimHypothesis& other : others) sum += likelihood(other);
  return sum;
}

}  // namespace

OtherRims try_other_rims(ShadingFit& fit, std::size_t side, const DiscShape& seen_shape,
                         const DiscShape& model, const Vec3& camera, double noise_scale) {
  constexpr double kWiderThanFace = 2;  // mm, of a rim that is bevelled or burnt in
  constexpr int kStepsByFewRays = 6, kStepsByAllRays = 4;
  std::vector<RimHypothesis> others;
  std::optional<ShadingFit> likeliest;
  const RimHypothesis now = hypothesis_of(fit, side, fit.cost(noise_scale, kQuarterOfRays));
  std::size_t best = 0;
  double least = now.cost;
  for (const double start : {seen_shape.radius + kWiderThanFace, expected_radius(fit, side, model)}) {
    ShadingFit other = begun_with_rims(fit, side, start, seen_shape, camera);
    other.take_steps_of(side, kStepsByFewRays, kQuarterOfRays);
    others.push_back(hypothesis_of(other, side, other.cost(noise_scale, kQuarterOfRays)));
    if (others.back().cost >= least) continue;
    least = others.back().cost;
    best = others.size() - 1;
    likeliest = std::move(other);
  }
  if (likeliest) likeliest->take_steps_of(side, kStepsByAllRays);
  const bool taken = likeliest && likeliest->cost(noise_scale) < fit.cost(noise_scale);
  if (taken) {
    fit = std::move(*likeliest);
    others[best] = now;
  }
  for (RimHypothesis& other : others) other.cost -= taken ? least : now.cost;
  return {taken, std::move(others)};
}

double radius_variance(const std::vector<RimHypothesis>& others, double radius) {
  double sum = 0;
  for (const RimHypothesis& other : others)
    sum += likelihood(other) * (other.radius - radius) * (other.radius - radius);
  return sum / all_likelihoods(others);
}

Mat2 base_covariance(const std::vector<RimHypothesis>& others, std::size_t disc, const Vec2& base) {
  Mat2 sum = Mat2::Zero();
  for (const RimHypothesis& other : others) {
    const Vec2 beside = other.bases[disc] - base;
    sum += likelihood(other) * beside * beside.transpose();
  }
  return sum / all_likelihoods(others);
}

}  // namespace ringside
