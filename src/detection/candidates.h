// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "calibration/edges.h"
#include "detection/rectified.h"

namespace ringside {

// Something round of a disc's size, as it appears projected on the deck (board frame, mm): the disc's outline
// is displaced by its height, so this is a start for the outline fit, good to 2 mm.
struct Candidate {
  Circle outline;
  double coverage;  // share of 48 angles with an edge there, all of one sign
};

// Discs of 12.5 to 24 mm radius, the best first: gradient voting at many radii, then a fit to the edges
// around each peak. `limit`: greatest distance of the centre from the board's centre, mm.
std::vector<Candidate> find_candidates(const RectifiedView& view, double limit,
                                       EdgeStrength strength = EdgeStrength::kClear);

}  // namespace ringside
