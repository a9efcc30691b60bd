// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>
#include <array>
#include <limits>

#include "scene/explain_ray.h"

namespace ringside {

// An unknown of a fit before the picture is seen, and how the fit may change it.
struct Unknown {
  static constexpr double kUnbounded = std::numeric_limits<double>::infinity();

  double value = 0, sigma = 1;  // what is expected
  double least = -kUnbounded, most = kUnbounded;
  double longest_step = kUnbounded;  // what the drawing is nearly linear in
};

// Most rims have their face's paint; burnt ones a quarter to half of its light, worn ones up to half as much
// again. A wider prior lets a rim explain the shadow at a black disc's foot: black discs of real photos grow
// by 0.1 mm with 0.6.
inline constexpr Unknown kRimPaint{.value = 1, .sigma = 0.3, .least = 0.1, .most = 3, .longest_step = 0.4};

// The unknowns of a picture of discs one after the other: the discs' bases, the lights, the sides' radii,
// glosses, insets and rims, shelter, blur.
class ShadingLayout {
 public:
  ShadingLayout(std::size_t discs, std::size_t sides) : discs_(as_index(discs)), sides_(as_index(sides)) {}

  Eigen::Index base(std::size_t disc) const { return 2 * as_index(disc); }
  Eigen::Index light() const { return 2 * discs_; }
  Eigen::Index radius(std::size_t side) const { return light() + kLights + as_index(side); }
  Eigen::Index gloss(std::size_t side) const { return radius(0) + sides_ + as_index(side); }
  Eigen::Index inset(std::size_t side) const { return gloss(0) + sides_ + as_index(side); }
  Eigen::Index rim(std::size_t side) const { return inset(0) + sides_ + 3 * as_index(side); }  // of 3
  Eigen::Index shelter() const { return rim(static_cast<std::size_t>(sides_)); }
  Eigen::Index blur() const { return shelter() + 1; }
  Eigen::Index size() const { return blur() + 1; }

  // Those of a ray across a disc of a side, in the order of RayParameters. How far out the rim lies is none:
  // base and radius say it.
  std::array<Eigen::Index, RayParameters::kCount> of_ray(std::size_t side) const {
    using Is = RayParameters;
    std::array<Eigen::Index, Is::kCount> out{};
    for (std::size_t i = 0; i < kLights; ++i) out[Is::kLight + i] = light() + as_index(i);
    out[Is::kGloss] = gloss(side);
    out[Is::kInset] = inset(side);
    out[Is::kShelter] = shelter();
    out[Is::kBlur] = blur();
    for (std::size_t i = 0; i < 3; ++i) out[Is::kRim + i] = rim(side) + as_index(i);
    return out;
  }

 private:
  static Eigen::Index as_index(std::size_t i) { return static_cast<Eigen::Index>(i); }

  Eigen::Index discs_, sides_;
};

}  // namespace ringside
