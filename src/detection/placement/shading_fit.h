// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "calibration/model/calibration.h"
#include "detection/placement/seen_disc.h"
#include "detection/placement/shaded_places.h"
#include "detection/placement/shading_unknowns.h"
#include "detection/placement/side_equations.h"
#include "photo/photo.h"

namespace ringside {

// The bases, the sides' radii, the light and the blur of the least robust loss over a photo's discs, from
// where the discs are said to lie, a millimetre or two off at most. Gauss-Newton; rays that something else is
// seen on lose their weight. Refers to photo and calibration.
class ShadingFit {
 public:
  ShadingFit(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
             const std::vector<OutlinedDisc>& discs, const std::vector<TeamRadius>& radii);

  // With all rays or with some, as RaySubset.
  void take_steps(int steps, RaySubset rays = kAllRays);
  // The same, but only the rays of one side's discs are looked at again: what the others say is as it was at
  // the last step, linear in the unknowns.
  void take_steps_of(std::size_t side, int steps, RaySubset rays = kAllRays);
  // With all rays, until no disc moves and no radius changes any more, by a few hundredths of their usual
  // sigma.
  void come_to_rest();

  // Resets a base or a side's radius: its estimate and the mean of its prior.
  void put(std::size_t disc, const Vec2& base);
  void put_radius(std::size_t side, double radius);
  // The fit goes on from a rim of so much of the face's light in each channel, and expects any paint.
  void put_any_rim(std::size_t side, double rim);

  const std::vector<OutlinedDisc>& discs() const { return discs_; }
  Vec2 base(std::size_t disc) const { return values_.segment<2>(layout_.base(disc)); }
  double radius(std::size_t side) const { return values_[layout_.radius(side)]; }
  Shading shading(std::size_t side) const;
  Vec3 usual_face(std::size_t side) const;  // light of its discs' faces, the median of each channel
  ShadedPlaces places() const;              // after a step with all rays

  // The scale of the Cauchy loss: the mean squared residual of the median ray.
  double noise_scale() const;
  // Mean Cauchy loss over rays.
  double mean_loss(double noise_scale, RaySubset rays = kAllRays) const;
  // Minus twice the logarithm of the posterior, but for a constant: what compares fits that began elsewhere.
  double cost(double noise_scale, RaySubset rays = kAllRays) const;

 private:
  void expect_the_usual(const std::vector<TeamRadius>& radii);
  double gloss_sigma(std::size_t side) const;
  double samples() const;
  double cost_of_expected() const;
  double cost_of_radii() const;
  Unknown& unknown(Eigen::Index i) { return unknowns_[static_cast<std::size_t>(i)]; }
  const Unknown& unknown(Eigen::Index i) const { return unknowns_[static_cast<std::size_t>(i)]; }
  std::vector<DiscsRays> evidence(RaySubset rays, std::optional<std::size_t> only) const;
  std::vector<double> sq_residuals(RaySubset rays) const;
  // The largest change of a base's coordinate or of a radius, mm.
  double step(RaySubset rays, std::optional<std::size_t> only);
  void add_expected(NormalEquations& equations) const;
  void take(const Eigen::VectorXd& change);

  const Photo* photo_;
  const Calibration* calibration_;
  DiscShape shape_;
  std::vector<OutlinedDisc> discs_;
  std::size_t sides_;
  ShadingLayout layout_;
  std::vector<SeenDisc> seen_;
  std::vector<Unknown> unknowns_;
  Eigen::VectorXd values_;
  double noise_scale_ = 0;                     // noise scale at the last step of all sides
  std::vector<SideEquations> side_equations_;  // by each side's rays
  Eigen::MatrixXd information_;                // of the unknowns, at the last step
};

}  // namespace ringside
