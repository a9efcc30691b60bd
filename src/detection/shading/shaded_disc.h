// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "calibration/model/calibration.h"
#include "detection/shading/explain_ray.h"
#include "detection/shading/hidden_sky.h"
#include "detection/shading/shaded_ray.h"
#include "geometry/disc_outline.h"
#include "geometry/disc_pose.h"
#include "photo/photo.h"

namespace ringside {

// What one ray of a disc's picture says, as normal equations: `normal` times the change of the parameters is
// `pull`. Parameters: how far the outline lies farther out there (mm), the gloss, the inset of the rim's
// paint (mm), the shelter, the blur's logarithm, the shares of the lights, the rim's paint.
struct RayParameters {
  static constexpr int kOut = 0, kGloss = 1, kInset = 2, kShelter = 3, kBlur = 4, kLight = 5,
                       kRim = kLight + kLights, kCount = kRim + 3;
};
using RayEvidence = RayNormal<RayParameters::kCount>;

// mm of deck that a ray shows: farther out shadows end. 1.6 and 3.4 mm were worse.
inline constexpr double kDeckShown = 2.6;

// The picture of a disc along rays across its rim, in amounts of light, beside how it is drawn: a face of one
// colour whose roundings and side are turned to the light otherwise and may have a paint of their own, before
// a deck that has one colour of its own on each ray, so that others' shadows fit, and the disc's own on it;
// blurred. An outline fit takes the steepest edge for the rim, and a lamp darkens the rounding before it
// ends.
class ShadedDisc {
 public:
  // base: about where it lies, to a millimetre or two.
  ShadedDisc(const Photo& photo, const Calibration& calibration, const DiscShape& shape, const Vec2& base,
             RaySubset rays = kAllRays, double deck_shown = kDeckShown);

  int count() const { return static_cast<int>(rays_.size()); }
  const ShadedRay& ray(int index) const { return rays_[static_cast<std::size_t>(index)]; }
  const Vec3& face() const { return face_; }  // its light, a channel each: 0 to 255
  RayEvidence evidence(int ray_index, const Vec2& base, double radius, const Shading& shading) const;
  RimEvidence rim(int ray_index, const Vec2& base, double radius, const Shading& shading) const;
  // The same misfit of a disc that leans. Its shadow is taken to be that of one lying flat.
  double misfit_leaning(int ray_index, const DiscPose& pose, double radius, const Shading& shading) const;

 private:
  static void weigh(ShadedRay& ray);
  void leave_print_out(ShadedRay& ray, int samples) const;
  // surface: has own_at and in_board, as a LeaningSurface.
  template <typename Surface>
  RayParts drawn(const ShadedRay& ray, const Surface& surface, const Vec2& base, const DiscShape& shape,
                 double inset) const;
  RayParts drawn(const ShadedRay& ray, const Vec2& base, double radius, double inset) const;
  RimEvidence explained(const ShadedRay& ray, const RayParts& parts, const Shading& shading) const;

  DiscShape shape_;
  HiddenSky sky_;
  Vec3 camera_;
  std::vector<ShadedRay> rays_;
  Vec3 face_;
};

}  // namespace ringside
