// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "geometry/ring_plane.h"

namespace ringside {

// A measured point of a printed line.
struct RingPoint {
  Vec2 p_image;      // pixels
  std::size_t ring;  // which of the radii it belongs to
};

struct RingFit {
  RingPlane plane;
  std::vector<double> radii;  // in the plane's unit
};

struct RingFitOptions {
  double loss_scale = 1;  // plane's unit: residuals well above count little (Cauchy)
  int max_iterations = 15;
};

// A plane and free radii on which the points lie best. A homography needs no focal length and no known radii,
// and so fits boards of any ratios. Each radius needs a few points over a good part of the circle. Empty when
// what fits best are no circles that a camera may see.
std::optional<RingFit> fit_rings(const std::vector<RingPoint>& points, const RingFit& start,
                                 const RingFitOptions& options);

}  // namespace ringside
