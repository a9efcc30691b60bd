// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "calibration/identify/print.h"

namespace ringside {

// Crosses every ring that was found; those that are no line (the deck's edge, grain) drop out, double lines
// come apart.
Prints measure_prints(const cv::Mat& bgr, const FoundBoard& found, DeckColours colours);

}  // namespace ringside
