// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "calibration/model/sighting.h"
#include "calibration/plane/ring_coverage.h"

namespace ringside {

// Circles about one centre, read as a board's.
struct NamedRings {
  double outer_radius;            // of the line, seen or not; the plane's unit
  std::vector<CircleName> names;  // in the rings' order
  double weight;                  // of those with a name: lines have two edges, the deck has one
};

// The ways in which a board may have such circles, best first. Where three of them lie as its lines do, only
// that; two or one leave several.
std::vector<NamedRings> name_rings(const std::vector<Ring>& rings);

}  // namespace ringside
