// SPDX-License-Identifier: MIT
#pragma once

#include "detection/shading/explain_ray.h"
#include "detection/shading/light_shares.h"
#include "detection/shading/shading.h"
#include "geometry/conventions.h"

namespace ringside {

// A photo along a ray across a disc's rim, in amounts of light.
struct ShadedRay {
  Vec2 from, unit;  // its first sample, mm; direction
  double px_per_mm;
  Vec3 channels;  // roots of the weights of its channels
  // Of each sample: its light times those, a channel a column; the root of its weight, 0 where something
  // else is known to be seen.
  Eigen::MatrixX3f light;
  Eigen::VectorXf roots;
};

// Every ray, or every second, and so on.
struct RaySubset {
  int every;
};
inline constexpr RaySubset kAllRays{1}, kHalfOfRays{2};

// mm between samples; each stands for so many places side by side, or the rim would jump from one to the
// next.
inline constexpr double kRayStep = 0.3;
inline constexpr int kPlacesOfSample = 3;

// How much a ray's samples show of the disc in the face's paint and in the rim's, in level light; of the face
// that becomes rim for each mm of inset; of the deck, of what the disc shelters there, of what mirrors less
// than the face does, of what each light adds to the rim, and of the deck in the disc's shadow from each.
struct RayPart {
  static constexpr int kFace = 0, kRim = 1, kInset = 2, kDeck = 3, kSheltered = 4, kMatt = 5, kAdded = 6,
                       kKept = kAdded + kLights, kCount = kKept + kLights;
};
using RayParts = Eigen::Matrix<float, Eigen::Dynamic, RayPart::kCount, Eigen::RowMajor>;

// Calls show(sample, p_deck) for every place that a ray passes.
template <typename Show>
void for_each_place(const ShadedRay& ray, const Show& show) {
  for (Eigen::Index sample = 0; sample < ray.light.rows(); ++sample) {
    for (int place = 0; place < kPlacesOfSample; ++place) {
      const double along = (static_cast<double>(sample) + (place + 0.5) / kPlacesOfSample - 0.5) * kRayStep;
      show(sample, Vec2(ray.from + along * ray.unit));
    }
  }
}

// Adds a place that shows a disc's face so many mm inside its edge, over which the rim's paint reaches in by
// the inset; or its rim with this unit normal (board frame).
void add_face(RayParts::RowXpr part, double within, double inset);
void add_rim(RayParts::RowXpr part, const Vec3& normal);
// Adds a place of the deck, or of another face, with what keeps light from it.
void add_deck(RayParts::RowXpr part, double sheltered, const LightShares& kept);

// Lit: times the light of the paints that is the picture.
DrawnRay lit(const RayParts& parts, const Shading& shading);
// Lit and blurred.
DrawnRay drawn_ray(const RayParts& parts, const Shading& shading, double px_per_mm);
RayParts blurred(const RayParts& parts, double blur_mm);
double blur_mm(const Shading& shading, double px_per_mm);

// Along a ray, for each mm.
struct RayDerivatives {
  Eigen::VectorXf first, second;
};
RayDerivatives derivatives(const Eigen::VectorXf& values);

// What one ray says of how far out the rim lies, all else being known.
struct RimEvidence {
  double normal = 0, pull = 0, misfit = 0;
};
// face, rim: light of their paints, a channel each.
RimEvidence explained(const ShadedRay& ray, const Vec3& face, const Vec3& rim, const DrawnRay& drawn);

}  // namespace ringside
