// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "geometry/ring_plane.h"

namespace ringside {

// Points on what are the images of a board's lines, and perhaps of its hole. Pixels, as the plane.
struct LinesSeen {
  std::array<std::vector<Vec2>, 3> points;  // inner, middle, outer; some may have none, the outer one has
  std::optional<Vec2> hole;
};

struct PlaneOfLines {
  RingPlane plane;
  std::array<double, 3> radii;  // plane's unit
};

// The plane on which the points lie best on circles about the hole, with the proportions of a board; those
// are free by what boards differ. Robust. Empty where no camera sees circles so.
std::optional<PlaneOfLines> fit_plane(const LinesSeen& seen);

}  // namespace ringside
