// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "calibration/model/calibration.h"
#include "photo/photo.h"
#include "scene/explain_ray.h"

namespace ringside {

// Every ray, or every second, and so on, which stand for those between.
struct RaySubset {
  std::size_t every;
};
inline constexpr RaySubset kAllRays{1}, kHalfOfRays{2}, kQuarterOfRays{4};

// mm of deck that a ray shows: farther out shadows end. 1.6 and 3.4 mm were worse.
inline constexpr double kDeckShown = 2.6;

// The picture of a disc along rays across its rim, in amounts of light. The deck has one colour of its own on
// each ray, so that others' shadows fit. An outline fit takes the steepest edge for the rim, and a lamp
// darkens the rounding before it ends.
class SeenDisc {
 public:
  // base: about where it lies, to a millimetre or two.
  SeenDisc(const Photo& photo, const Calibration& calibration, const DiscShape& shape, const Vec2& base,
           RaySubset rays = kAllRays, double deck_shown = kDeckShown);

  const std::vector<SeenRay>& rays() const { return rays_; }
  const Vec3& face() const { return face_; }  // its light, a channel each: 0 to 255
  Paints paints(const Shading& shading) const { return {face_, face_.cwiseProduct(shading.rim)}; }

  // What lies flat there with that radius.
  DiscsSeen lying(const Vec2& base, double radius) const;

  // The mean squared residuals of these rays with discs drawn so. usual_under: about the light of the face of
  // a disc under it, which is estimated.
  std::vector<double> sq_residuals(const DiscsSeen& discs, const Shading& shading, RaySubset rays,
                                   const Vec3& usual_under = Vec3::Zero()) const;

 private:
  void leave_print_out(SeenRay& ray, int from, int to) const;

  DiscShape shape_;
  Vec3 camera_;
  std::vector<SeenRay> rays_;
  Vec3 face_;
};

// Mean Cauchy loss over rays, from their mean squared residuals.
double mean_cauchy_loss(const std::vector<double>& sq_residuals, double noise_scale);

// Normal equations of one disc's base (x, y) and radius over its rays, the light being known. Each ray has
// its Cauchy weight.
struct RimNormalEquations {
  Mat3 normal = 1e-9 * Mat3::Identity();  // J'WJ
  Vec3 gradient = Vec3::Zero();           // J'Wr: normal * change = gradient
  double mean_loss = 0;                   // of a ray (Cauchy's)
};
RimNormalEquations rim_normal_equations(const SeenDisc& seen, const Vec2& base, double radius,
                                        const Shading& light, double noise_scale);

}  // namespace ringside
