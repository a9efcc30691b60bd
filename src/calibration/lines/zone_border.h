// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "calibration/lines/line_crossings.h"

namespace ringside {

// Where circles between two zones of different colours are crossed, the printed line between them or, where
// none is printed, the colours' own border. Empty where both sides have one colour, as on a deck of one wood.
std::optional<LineCandidates> find_zone_border(const Crossings& crossings);

}  // namespace ringside
