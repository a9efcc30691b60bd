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

  // The misfits of these rays with discs drawn so. usual_under: light of the face of a disc under it, which
  // is taken to be the one near that leaves least.
  std::vector<double> misfits(const DiscsSeen& discs, const Shading& shading, RaySubset rays,
                              const Vec3& usual_under = Vec3::Zero()) const;

 private:
  void leave_print_out(SeenRay& ray, int from, int to) const;

  DiscShape shape_;
  Vec3 camera_;
  std::vector<SeenRay> rays_;
  Vec3 face_;
};

// How much of a ray is unexplained on average (Cauchy's loss), by the misfits of rays.
double unexplained_of(const std::vector<double>& misfits, double usual_misfit);

// What all rays of one disc say of its base and radius, the light being known. Each has its Cauchy weight.
struct RimLook {
  Mat3 normal = 1e-9 * Mat3::Identity();  // of the base's x and y and of the radius
  Vec3 pull = Vec3::Zero();
  double unexplained = 0;  // of a ray
};
RimLook look_at_rim(const SeenDisc& seen, const Vec2& base, double radius, const Shading& light,
                    double usual_misfit);

}  // namespace ringside
