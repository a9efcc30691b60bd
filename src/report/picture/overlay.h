// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "report/data/photo_report.h"

namespace ringside {

// The photo with what was measured drawn on it: the three lines, the quadrant lines and the hole. Of each
// disc it shows the foot, the top face as seen and a label with its number and zone. A call that is too close
// has dashed outlines and both its zones in the label. Totals and result stand in a corner.
cv::Mat draw_overlay(const cv::Mat& bgr, const ScoredBoard& board);

// The same of a scored photo; of a refused one what was seen of a board, and why it is refused.
cv::Mat draw_overlay(const cv::Mat& bgr, const PhotoReport& report);

}  // namespace ringside
