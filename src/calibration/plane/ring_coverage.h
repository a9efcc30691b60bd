// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "calibration/plane/board_ratios.h"
#include "geometry/ring_plane.h"
#include "imaging/edges.h"

namespace ringside {

// A radius at which edges run along a circle.
struct Ring {
  double radius;    // in the plane's unit
  double coverage;  // share of the angles inside the picture with an edge there
  double ridge;     // the same with edges of both signs: a printed line has both, the rim of the deck has one
};

// Rings of a hypothetical plane, strongest first. bin: radial resolution, in the plane's unit.
std::vector<Ring> find_rings(const Edges& edges, const RingPlane& plane, double bin, double max_radius);

// The three printed lines among the rings.
struct BoardPattern {
  LineRadii lines;
  double score;  // up to 3 for the lines plus 0.5 for the edge of the deck
};

// The triple whose radii can be a board's and that is covered best. Empty when no three rings fit.
std::optional<BoardPattern> match_pattern(const std::vector<Ring>& rings);

// The ring most likely to be the edge of the deck around an outer line; null when there is none.
const Ring* deck_around(const std::vector<Ring>& rings, double outer);

}  // namespace ringside
