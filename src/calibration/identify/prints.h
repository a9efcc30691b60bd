// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "calibration/identify/print.h"
#include "calibration/lines/refine_rings.h"

namespace ringside {

// What is printed about the same centre close to one of a board's lines: some boards have double ones.
std::vector<Print> prints_beside_lines(const cv::Mat& bgr, const RefinedRings& rings);

}  // namespace ringside
