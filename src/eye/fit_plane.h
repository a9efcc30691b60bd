// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "geometry/ring_plane.h"

namespace ringside {

inline constexpr int kPegCount = 8;  // at equal angles on the inner line

struct SeenPeg {
  Vec2 foot;
  int number;  // of kPegCount, counted round
};

// Points on what are the images of a board's lines, and perhaps of its hole and pegs. Pixels, as the plane.
struct LinesSeen {
  std::array<std::vector<Vec2>, 3> points;  // inner, middle, outer; some may have none, the outer one has
  std::optional<Vec2> hole;
  std::vector<SeenPeg> pegs;
  double peg_angle = 0;  // of peg 0 in the plane, about; radians
};

struct PlaneOfLines {
  RingPlane plane;
  std::array<double, 3> radii;  // plane's unit
};

// The plane on which the points lie best on circles about the hole, with the proportions of a board, and the
// pegs at equal angles; proportions are free by what boards differ. Robust. Empty where no camera sees
// circles so.
std::optional<PlaneOfLines> fit_plane(const LinesSeen& seen);

}  // namespace ringside
