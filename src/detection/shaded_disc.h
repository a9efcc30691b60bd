// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <vector>

#include "calibration/calibration.h"
#include "detection/explain_ray.h"
#include "detection/hidden_sky.h"
#include "detection/light_shares.h"
#include "geometry/disc_outline.h"
#include "geometry/disc_pose.h"
#include "photo/photo.h"

namespace ringside {

// What a disc's picture depends on beside its place. Gloss is one side's, the rest all discs of a photo
// share.
struct Shading {
  LightShares light = LightShares::Zero();
  // Share of the face's light that it mirrors from above: the roundings mirror other places.
  double gloss = 0;
  // Share of the deck's light that comes from the sky, of which a disc hides some beside it.
  double shelter = 0;
  double blur_px = 1;  // 1 sigma: lens, sharpening and compression together
};

// Every ray, or every second, and so on.
struct RaySubset {
  int every;
};
inline constexpr RaySubset kAllRays{1};

// How much of a ray is unexplained: of one that something else is seen on hardly more than of one that is
// explained badly. usual_misfit: of the photo's median ray, 0.7 of which is so unexplained.
inline double unexplained(double misfit, double usual_misfit) { return std::log1p(misfit / usual_misfit); }

// Samples side by side share blur and compression, and what is not quite as drawn: so many count as one.
inline constexpr double kCorrelatedSamples = 8;

// How much such a ray counts in a fit that leaves least unexplained (Cauchy's weight).
inline double trust(double misfit, double usual_misfit) { return 1 / (1 + misfit / usual_misfit); }

// Noise grows with the root of the light, and so much is there in the dark. Of 255.
inline constexpr double kDarkNoise = 2.55;

// What one ray of a disc's picture says, as normal equations: `normal` times the change of the parameters is
// `pull`. Parameters: how far the rim lies farther out there (mm), the gloss, the shelter, the blur's
// logarithm, the shares of the lights.
struct RayParameters {
  static constexpr int kRim = 0, kGloss = 1, kShelter = 2, kBlur = 3, kLight = 4, kCount = kLight + kLights;
};
using RayEvidence = RayNormal<RayParameters::kCount>;

// The same of the rim alone, the others being known.
struct RimEvidence {
  double normal = 0, pull = 0, misfit = 0;
};

// The picture of a disc along rays across its rim, in amounts of light, beside how it is drawn: a face of one
// colour whose roundings and side are of the same paint and turned to the light otherwise, before a deck that
// has one colour of its own on each ray, so that others' shadows fit, and the disc's own on it; blurred. An
// outline fit takes the steepest edge for the rim, and a lamp darkens the rounding before it ends.
class ShadedDisc {
 public:
  // base: about where it lies, to a millimetre or two.
  ShadedDisc(const Photo& photo, const Calibration& calibration, const DiscShape& shape, const Vec2& base,
             RaySubset rays = kAllRays);

  int count() const { return static_cast<int>(rays_.size()); }
  const Vec2& unit(int ray) const { return at(ray).unit; }  // outwards, on the deck
  const Vec3& face() const { return face_; }                // its light, a channel each: 0 to 255
  RayEvidence evidence(int ray_index, const Vec2& base, double radius, const Shading& shading) const;
  RimEvidence rim(int ray_index, const Vec2& base, double radius, const Shading& shading) const;
  // The same misfit of a disc that leans. Its shadow is taken to be that of one lying flat.
  double misfit_leaning(int ray_index, const DiscPose& pose, double radius, const Shading& shading) const;

 private:
  struct Ray {
    Vec2 from, unit;  // its first sample, mm; direction
    double px_per_mm;
    Vec3 channels;  // roots of the weights of its channels
    // Of each sample: its light times those, a channel a column; the root of its weight, 0 where something
    // else is known to be seen.
    Eigen::MatrixX3d light;
    Eigen::VectorXd roots;
  };

  // How much a ray's samples show of the disc in level light, of the deck, of what the disc shelters there,
  // of what mirrors less than the face does, of what each light adds to the disc, and of the deck in the
  // disc's shadow from each.
  static constexpr int kDisc = 0, kDeck = 1, kSheltered = 2, kMatt = 3, kAdded = 4, kKept = kAdded + kLights,
                       kParts = kKept + kLights;
  using Parts = Eigen::Matrix<double, Eigen::Dynamic, kParts, Eigen::RowMajor>;

  const Ray& at(int ray) const { return rays_[static_cast<std::size_t>(ray)]; }
  static void weigh(Ray& ray);
  void leave_print_out(Ray& ray, int samples) const;
  static Eigen::VectorXd lit_disc(const Parts& parts, const Shading& shading);
  static Eigen::VectorXd lit_deck(const Parts& parts, const Shading& shading);
  // surface: has own_normal_at and in_board, as a LeaningSurface.
  template <typename Surface>
  Parts drawn(const Ray& ray, const Surface& surface, const Vec2& base, const DiscShape& shape) const;
  template <typename Surface>
  void draw_place(const Vec2& p_deck, const Surface& surface, const Vec2& base, const DiscShape& shape,
                  Parts::RowXpr part) const;
  Parts drawn(const Ray& ray, const Vec2& base, double radius) const;
  RimEvidence explained(const Ray& ray, const Parts& parts, const Shading& shading) const;

  DiscShape shape_;
  HiddenSky sky_;
  Vec3 camera_;
  std::vector<Ray> rays_;
  Vec3 face_;
};

}  // namespace ringside
