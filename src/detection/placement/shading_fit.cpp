// SPDX-License-Identifier: MIT
#include "detection/placement/shading_fit.h"

#include <Eigen/LU>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "geometry/robust.h"
#include "imaging/in_parallel.h"

namespace ringside {
namespace {

constexpr double kBetweenSides = 0.15;  // mm, 1 sigma: the sides of one set have nearly one radius
constexpr double kOverAllSigma = 0.05;  // of lights that together give more than all light
// Paint mirrors a twenty-fifth of what lies above, whatever its colour: most of a black face's light, little
// of a pale one's. Of 255, and of a face's light.
constexpr double kMirroredLight = 5, kMostGloss = 0.6;
constexpr double kLeastNoise = 1e-12;
// Burns and wear reach in over the edge of the face by a millimetre or so, mm.
constexpr Unknown kInset{.value = 0, .sigma = 0.5, .least = 0, .most = 2.5, .longest_step = 0.3};

// Another paint than the face's, by the face's light: natural wood around a black face has ten times its
// light. kAnyPaint of 30 and 120 served rendered rims as well.
Unknown any_rim_paint(double face) {
  constexpr double kAnyPaint = 60, kMostPaint = 255;  // light
  const double sigma = std::max(kRimPaint.sigma, kAnyPaint / face);
  return {kRimPaint.value, sigma, kRimPaint.least, std::max(kRimPaint.most, kMostPaint / face),
          std::max(kRimPaint.longest_step, sigma)};
}

// One coordinate of a base, mm.
Unknown about(double place) { return {place, 1, place - 2, place + 2, 0.6}; }

// Of a side, mm.
Unknown about_radius(double radius) { return {.value = radius, .sigma = 0.3, .longest_step = 0.3}; }

}  // namespace

ShadingFit::ShadingFit(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                       const std::vector<OutlinedDisc>& discs, const std::vector<TeamRadius>& radii)
    : photo_(&photo),
      calibration_(&calibration),
      shape_(shape),
      discs_(discs),
      sides_(radii.size()),
      layout_(discs.size(), radii.size()),
      unknowns_(static_cast<std::size_t>(layout_.size())),
      values_(layout_.size()) {
  seen_ = in_parallel(discs.size(), [&](std::size_t i) {
    return SeenDisc(photo, calibration, with_radius(shape, radii[discs[i].side].radius), discs[i].fit.base);
  });
  expect_the_usual(radii);
  for (Eigen::Index i = 0; i < values_.size(); ++i) values_[i] = unknown(i).value;
}

void ShadingFit::take_steps(int steps, RaySubset rays) {
  for (int i = 0; i < steps; ++i) step(rays, {});
}

void ShadingFit::take_steps_of(std::size_t side, int steps, RaySubset rays) {
  for (int i = 0; i < steps; ++i) step(rays, side);
}

void ShadingFit::come_to_rest() {
  constexpr double kAtRest = 0.003;  // mm
  constexpr int kMostSteps = 16;     // a lone disc under a weight of its own comes to rest in about as many
  for (int i = 0; i < kMostSteps; ++i)
    if (step(kAllRays, {}) < kAtRest) return;
}

void ShadingFit::put(std::size_t disc, const Vec2& base) {
  discs_[disc].fit.base = base;
  seen_[disc] = SeenDisc(*photo_, *calibration_, with_radius(shape_, radius(discs_[disc].side)), base);
  for (int k = 0; k < 2; ++k) unknown(layout_.base(disc) + k) = about(base[k]);
  values_.segment<2>(layout_.base(disc)) = base;
}

void ShadingFit::put_radius(std::size_t side, double radius) {
  unknown(layout_.radius(side)) = about_radius(radius);
  values_[layout_.radius(side)] = radius;
}

void ShadingFit::put_any_rim(std::size_t side, double rim) {
  values_.segment<3>(layout_.rim(side)).setConstant(rim);
  values_[layout_.inset(side)] = 0;
  const Vec3 face = usual_face(side);
  for (int channel = 0; channel < 3; ++channel)
    unknown(layout_.rim(side) + channel) = any_rim_paint(face[channel]);
}

Shading ShadingFit::shading(std::size_t side) const {
  return {.light = values_.segment<kLights>(layout_.light()),
          .gloss = values_[layout_.gloss(side)],
          .shelter = values_[layout_.shelter()],
          .blur_px = std::exp(values_[layout_.blur()]),
          .rim = values_.segment<3>(layout_.rim(side)),
          .inset = values_[layout_.inset(side)]};
}

Vec3 ShadingFit::usual_face(std::size_t side) const {
  Vec3 out = Vec3::Zero();
  for (int channel = 0; channel < 3; ++channel) {
    std::vector<double> faces;
    for (std::size_t i = 0; i < seen_.size(); ++i)
      if (discs_[i].side == side) faces.push_back(seen_[i].face()[channel]);
    out[channel] = median(std::move(faces));
  }
  return out;
}

ShadedPlaces ShadingFit::places() const {
  const Eigen::MatrixXd covariance = information_.inverse();
  ShadedPlaces out;
  for (std::size_t i = 0; i < discs_.size(); ++i) {
    const Eigen::Index at = layout_.base(i);
    out.discs.push_back({base(i), base(i) - discs_[i].fit.base, covariance.block<2, 2>(at, at)});
  }
  for (std::size_t side = 0; side < sides_; ++side) {
    const Eigen::Index at = layout_.radius(side);
    out.radii.push_back({values_[at], std::sqrt(covariance(at, at))});
  }
  const double blur = std::exp(values_[layout_.blur()]);
  out.blur_px = {blur, blur * std::sqrt(covariance(layout_.blur(), layout_.blur()))};
  return out;
}

double ShadingFit::noise_scale() const { return median(sq_residuals(kAllRays)) + kLeastNoise; }

double ShadingFit::mean_loss(double noise_scale, RaySubset rays) const {
  return mean_cauchy_loss(sq_residuals(rays), noise_scale);
}

// Lengths in mm, the blur as the logarithm of its pixels.
void ShadingFit::expect_the_usual(const std::vector<TeamRadius>& radii) {
  for (std::size_t i = 0; i < discs_.size(); ++i)
    for (int k = 0; k < 2; ++k) unknown(layout_.base(i) + k) = about(discs_[i].fit.base[k]);
  for (int i = 0; i < kLights; ++i) unknown(layout_.light() + i) = {0, 0.3, 0};
  for (std::size_t side = 0; side < sides_; ++side) {
    unknown(layout_.radius(side)) = about_radius(radii[side].radius);
    unknown(layout_.gloss(side)) = {0, gloss_sigma(side), 0, 1};
    unknown(layout_.inset(side)) = kInset;
    for (int channel = 0; channel < 3; ++channel) unknown(layout_.rim(side) + channel) = kRimPaint;
  }
  unknown(layout_.shelter()) = {0.4, 0.3, 0, 1};
  unknown(layout_.blur()) = {.value = 0, .sigma = 0.3, .longest_step = 0.2};
}

double ShadingFit::gloss_sigma(std::size_t side) const {
  return std::min(kMostGloss, kMirroredLight / usual_face(side).maxCoeff());
}

std::vector<double> ShadingFit::sq_residuals(RaySubset rays) const {
  const auto of_discs = in_parallel(discs_.size(), [&](std::size_t i) {
    const std::size_t side = discs_[i].side;
    return seen_[i].sq_residuals(seen_[i].lying(base(i), radius(side)), shading(side), rays);
  });
  std::vector<double> all;
  for (const auto& of_disc : of_discs) all.insert(all.end(), of_disc.begin(), of_disc.end());
  return all;
}

std::vector<DiscsRays> ShadingFit::evidence(RaySubset rays, std::optional<std::size_t> only) const {
  return in_parallel(discs_.size(), [&](std::size_t i) {
    const std::size_t side = discs_[i].side;
    DiscsRays out;
    if (only && *only != side) return out;
    const Shading lit = shading(side);
    const DiscsSeen disc = seen_[i].lying(base(i), radius(side));
    for (std::size_t ray = 0; ray < seen_[i].rays().size(); ray += rays.every) {
      out.units.push_back(seen_[i].rays()[ray].line.unit);
      explain_ray(seen_[i].rays()[ray], disc, seen_[i].face(), lit, out.evidence.emplace_back());
    }
    return out;
  });
}

double ShadingFit::step(RaySubset rays, std::optional<std::size_t> only) {
  const std::vector<DiscsRays> all = evidence(rays, only);
  if (!only) {
    std::vector<double> sq_residuals;
    for (const DiscsRays& disc : all)
      for (const RayEvidence& ray : disc.evidence) sq_residuals.push_back(ray.mean_sq_residual);
    noise_scale_ = median(std::move(sq_residuals)) + kLeastNoise;
    side_equations_.assign(sides_, SideEquations(layout_));
  } else {
    side_equations_[*only] = SideEquations(layout_);
  }
  for (std::size_t i = 0; i < all.size(); ++i)
    side_equations_[discs_[i].side].add(layout_, i, discs_[i].side, all[i], noise_scale_, rays);
  NormalEquations equations(layout_.size());
  for (const SideEquations& side : side_equations_) {
    equations.normal += side.equations().normal;
    equations.gradient += side.equations().gradient;
  }
  add_expected(equations);
  Eigen::VectorXd least(layout_.size());
  for (Eigen::Index i = 0; i < least.size(); ++i) least[i] = unknown(i).least - values_[i];
  const Eigen::VectorXd before = values_;
  take(equations.solution_above(least));
  const Eigen::VectorXd change = values_ - before;
  for (SideEquations& side : side_equations_) side.move(change);
  information_ = std::move(equations.normal);
  const auto sides = static_cast<Eigen::Index>(sides_);
  return std::max(change.head(layout_.light()).cwiseAbs().maxCoeff(),
                  change.segment(layout_.radius(0), sides).cwiseAbs().maxCoeff());
}

void ShadingFit::add_expected(NormalEquations& equations) const {
  for (Eigen::Index i = 0; i < values_.size(); ++i)
    equations.expect(i, unknown(i).value - values_[i], unknown(i).sigma);
  for (std::size_t side = 1; side < sides_; ++side) {
    for (std::size_t other = 0; other < side; ++other) {
      equations.expect_apart(layout_.radius(side), layout_.radius(other), radius(other) - radius(side),
                             kBetweenSides);
    }
  }
  const double all_light = values_.segment<kLights>(layout_.light()).sum();
  if (all_light > 1) equations.expect_sum(layout_.light(), kLights, 1 - all_light, kOverAllSigma);
}

void ShadingFit::take(const Eigen::VectorXd& change) {
  for (Eigen::Index i = 0; i < values_.size(); ++i) {
    const Unknown& u = unknown(i);
    values_[i] =
        std::clamp(values_[i] + std::clamp(change[i], -u.longest_step, u.longest_step), u.least, u.most);
  }
}

}  // namespace ringside
