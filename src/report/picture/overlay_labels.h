// SPDX-License-Identifier: MIT
#pragma once

#include "report/data/photo_pixels.h"
#include "report/data/photo_report.h"
#include "report/picture/canvas.h"

namespace ringside {

inline const cv::Scalar kDiscColour(255, 255, 255);    // white
inline const cv::Scalar kTooCloseColour(0, 220, 255);  // amber

// Rows of words in the corner of the picture where they cover least of what is taken; gives what they cover.
cv::Rect2d draw_corner(Canvas& canvas, const std::vector<Label>& rows, const std::vector<cv::Rect2d>& taken);

// Beside each disc its number and what it is worth, on its side's colour; in a corner the totals and the
// result. Labels of the second side end in a point, so that colour is not all there is. Where there is no
// room beside a disc, a thin line leads to its label.
void draw_labels(Canvas& canvas, const ScoredBoard& board, const PhotoPixels& pixels);

}  // namespace ringside
