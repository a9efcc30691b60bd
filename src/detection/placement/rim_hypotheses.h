// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/placement/shading_fit.h"

namespace ringside {

// Where a side's discs lie, and how large they are, if their rims are of this or of that paint.
struct RimHypothesis {
  std::vector<Vec2> bases;  // of all discs of the photo, mm
  double radius;            // of the side, mm
  double cost;              // above that of the fit, as ShadingFit::cost()
};

struct OtherRims {
  bool taken;                         // the fit is one of them now
  std::vector<RimHypothesis> others;  // that it is not
};

// A side's outlines are those of its faces where its rims are of another paint. Where a fit that begins so is
// likelier the fit becomes that one. seen_shape: as the outlines were fitted; model: as sets are usually.
OtherRims try_other_rims(ShadingFit& fit, std::size_t side, const DiscShape& seen_shape,
                         const DiscShape& model, const Vec3& camera, double noise_scale);

// What the other hypotheses add to the variance of a side's radius, mm^2, and of a disc's base: two of equal
// likelihood are two modes, and sigma is to cover both.
double radius_variance(const std::vector<RimHypothesis>& others, double radius);
Mat2 base_covariance(const std::vector<RimHypothesis>& others, std::size_t disc, const Vec2& base);

}  // namespace ringside
