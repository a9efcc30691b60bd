// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

#include "scene/draw_ray.h"

namespace ringside {

// The photo along a ray across a disc's rim, in amounts of light.
struct SeenRay {
  RayLine line;
  Vec3 channels;  // roots of the weights of its channels
  // Of each sample: its light times those, a channel a column; the root of its weight, 0 where something
  // else is known to be seen.
  Eigen::MatrixX3f light;
  Eigen::VectorXf roots;
};

// The light of a disc's paints, a channel each.
struct Paints {
  Vec3 face, rim;
  Vec3 under = Vec3::Zero();  // of the disc under it
};

// What one ray says of how far out the rim lies, all else being known: `normal` times the change is `pull`;
// and the mean weighted square of its residuals.
struct RimEvidence {
  double normal = 0, pull = 0, misfit = 0;
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
  Vec3 normal_ = Vec3::Zero(), pull_ = Vec3::Zero();
};

// The parameters of a ray: the shares of the lights, how far the outline lies farther out there (mm), the
// gloss, the inset of the rim's paint (mm), the shelter, the blur's logarithm, the rim's paint as a share of
// the face's in each channel.
struct RayParameters {
  static constexpr int kLight = 0, kOut = kLights, kGloss = kOut + 1, kInset = kOut + 2, kShelter = kOut + 3,
                       kBlur = kOut + 4, kRim = kOut + 5, kCount = kRim + 3;
};

// What a ray says of them, as normal equations: normal[i][k] with k <= i, and in the row after the last what
// the residuals pull.
struct RayEvidence {
  static constexpr int kPull = RayParameters::kCount, kRows = kPull + 1, kLanes = 32;
  alignas(32) float normal[kRows][kLanes];
  double misfit;
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
