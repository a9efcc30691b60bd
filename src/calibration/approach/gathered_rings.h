// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "calibration/approach/summed_rings.h"

namespace ringside {

// Circles through the strongest places of each sector, from several starts about what is proposed: scales
// that let the fit catch on each print near by. A robust linear fit whose reach shrinks.
std::vector<BentRings> gathered_rings(const RingResponses& deck, const CircleRadii& proposed_radii);

}  // namespace ringside
