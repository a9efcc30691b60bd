// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>

#include "calibration/evidence/board_evidence.h"
#include "calibration/evidence/unrolled_board.h"
#include "calibration/landmarks/quadrant_cross.h"

namespace ringside {

// Adds what pegs show: how many of eight, whether they stand half-way between quadrant lines and axes, and
// whether they rise from the deck. inner: radius of the line on which they stand, mm.
void add_pegs(BoardEvidence& out, const cv::Mat& bgr, const UnrolledBoard& unrolled,
              const Homography& image_from_board, double inner, const std::optional<Quadrants>& quadrants);

}  // namespace ringside
