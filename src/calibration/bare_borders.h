// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "calibration/quadrants.h"
#include "calibration/refine_rings.h"

namespace ringside {

// Whether those of a board's lines that are bare borders of colours are its zones' borders, and no shadow's,
// inlay's or deck's edge: the zones on both sides must have the colours that meet there all over, and at an
// outer line the quadrant lines must end.
bool are_bare_borders_of_zones(const cv::Mat& bgr, const RefinedRings& rings,
                               const std::optional<Quadrants>& quadrants, const Homography& image_from_board);

}  // namespace ringside
