// SPDX-License-Identifier: MIT
#include <cmath>

#include "detection/placement/shading_fit.h"

namespace ringside {
namespace {

// What is drawn otherwise than it is (a bevel, grain, reflections) is so on all rays of a side alike, so that
// more rays tell little more: the likelihood's temperature. Of the errors of 120 rendered sides those of a
// posterior with 16 were nearest to normal; 8 and 32 choose nearly the same fits.
constexpr double kTemperature = 16;

// The sides of one set are turned apart: sides measured on the real boards differ by 0.3 mm in the median.
// Sets differ as models/discs/tournament.yaml has it.
constexpr double kSidesDiffer = 0.3, kSetsDiffer = 1;  // mm

double squared(double value) { return value * value; }

// Student's, with three degrees of freedom: of what is mostly small and now and then is not.
double cost_by_student(double sigmas) {
  constexpr double kDegrees = 3;
  return (kDegrees + 1) * std::log1p(squared(sigmas) / kDegrees);
}

// Old boards and toys have much larger discs, none has much smaller ones.
double cost_of_radius(double radius, double usual) {
  const double sigmas = (radius - usual) / kSetsDiffer;
  return sigmas < 0 ? squared(sigmas) : cost_by_student(sigmas);
}

}  // namespace

double ShadingFit::cost(double noise_scale, RaySubset rays) const {
  const double evidence = samples() / kCorrelatedSamples / kTemperature;
  return evidence * mean_loss(noise_scale, rays) + cost_of_expected() + cost_of_radii();
}

// Those that say something, of all rays.
double ShadingFit::samples() const {
  Eigen::Index count = 0;
  for (const SeenDisc& seen : seen_)
    for (const SeenRay& ray : seen.rays()) count += (ray.roots.array() > 0).count();
  return static_cast<double>(count);
}

// Of what is expected anew wherever a fit begins, bases and radii, nothing.
double ShadingFit::cost_of_expected() const {
  double out = 0;
  for (Eigen::Index i = layout_.light(); i < values_.size(); ++i)
    if (i < layout_.radius(0) || i >= layout_.gloss(0))
      out += squared((values_[i] - unknown(i).value) / unknown(i).sigma);
  // A normal's height falls with its width; a rim's three channels mostly change together.
  for (std::size_t side = 0; side < sides_; ++side)
    for (int channel = 0; channel < 3; ++channel)
      out += 2 * std::log(unknown(layout_.rim(side) + channel).sigma / kRimPaint.sigma) / 3;
  return out;
}

double ShadingFit::cost_of_radii() const {
  double out = 0;
  for (std::size_t side = 0; side < sides_; ++side) {
    out += cost_of_radius(radius(side), shape_.radius);
    for (std::size_t other = 0; other < side; ++other)
      out += cost_by_student((radius(side) - radius(other)) / kSidesDiffer);
  }
  return out;
}

}  // namespace ringside
