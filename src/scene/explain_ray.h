// SPDX-License-Identifier: MIT
#pragma once

#include "scene/draw_ray.h"
#include "scene/seen_ray.h"

namespace ringside {

// Scalar normal equation of one ray for the radial offset of the rim, all else being known: normal * change =
// gradient; and the mean weighted square of its residuals.
struct RimEvidence {
  double normal = 0, gradient = 0, mean_sq_residual = 0;
};

// The light of the deck's paint is not known: it is that of least squares, eliminated in each channel
// (variable projection: Golub and Pereyra, SIAM J. Numer. Anal. 10, 1973, as simplified by Kaufman, BIT 15,
// 1975).
RimEvidence explain_rim(const SeenRay& ray, const DrawnRay& drawn, const Paints& paints);

// The light of a disc's face under the top one, by rays that were drawn with it. What the deck's own colours
// can explain says nothing of it.
class UnderLight {
 public:
  void add(const SeenRay& ray, const DrawnRay& drawn, const Paints& paints);
  // That leaves least, within kLightDiffers of the usual light.
  Vec3 near(const Vec3& usual) const;

 private:
  Vec3 normal_ = Vec3::Zero(), gradient_ = Vec3::Zero();
};

// The parameters of a ray: the shares of the lights, how far the outline lies farther out there (mm), the
// gloss, the inset of the rim's paint (mm), the shelter, the blur's logarithm, the rim's paint as a share of
// the face's in each channel.
struct RayParameters {
  static constexpr int kLight = 0, kOut = kLights, kGloss = kOut + 1, kInset = kOut + 2, kShelter = kOut + 3,
                       kBlur = kOut + 4, kRim = kOut + 5, kCount = kRim + 3;
};

// Normal equations of a ray, with its residuals as a last column of the Jacobian: normal[i][k] with k <= i is
// J'J, row kResidual is J'r and, at its end, r'r.
struct RayEvidence {
  static constexpr int kResidual = RayParameters::kCount, kRows = kResidual + 1, kLanes = 32;
  alignas(32) float normal[kRows][kLanes];
  double mean_sq_residual;
};

void explain_ray(const SeenRay& ray, const DiscsSeen& discs, const Vec3& face, const Shading& shading,
                 RayEvidence& out);

// Residuals with their derivatives, a channel's sample a row; in place of the deck's light, which is
// eliminated, its weighted share in the sample, the same in each channel.
struct RayRows {
  int samples;  // a row each in each channel
  alignas(32) float rows[3][kMostSamples][RayEvidence::kLanes];
  alignas(32) float deck[kMostSamples];
};
void eliminate_deck(RayRows& rows, RayEvidence& out);

}  // namespace ringside
