// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/placement/seen_disc.h"
#include "detection/placement/shading_unknowns.h"
#include "fitting/normal_equations.h"

namespace ringside {

// What rays of one disc say, and their directions.
struct DiscsRays {
  std::vector<Vec2> units;
  std::vector<RayEvidence> evidence;
};

// Normal equations that the rays of one side's discs contribute, linearised at the current estimate.
class SideEquations {
 public:
  explicit SideEquations(const ShadingLayout& layout) : equations_(layout.size()) {}

  void add(const ShadingLayout& layout, std::size_t disc, std::size_t side, const DiscsRays& rays,
           double noise_scale, RaySubset subset);

  // The unknowns change without a look at the rays: what they say follows, linear in the unknowns.
  void move(const Eigen::VectorXd& change);

  const NormalEquations& equations() const { return equations_; }

 private:
  NormalEquations equations_;
};

}  // namespace ringside
