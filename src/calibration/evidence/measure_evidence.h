// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>

#include "calibration/evidence/board_evidence.h"
#include "calibration/landmarks/quadrant_cross.h"
#include "calibration/lines/refine_rings.h"

namespace ringside {

// What the picture shows of a board whose lines were measured; all but the eye's. image_from_board: in which
// the outer line has its nominal radius and the quadrants were found.
BoardEvidence measure_evidence(const cv::Mat& bgr, const RefinedRings& rings,
                               const std::optional<Quadrants>& quadrants, const Homography& image_from_board);

}  // namespace ringside
