// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "calibration/lines/line_crossings.h"

namespace ringside {

// A line that no single crossing shows. All crossings of an arc are averaged, over arcs as short as still
// show it; a crossing of the result stands for an arc. Where only the circle as a whole shows it, places
// along the longest arcs are rough. Empty where that does not either. radius: mm, as the options' lengths.
std::optional<LineCandidates> find_faint_line(const cv::Mat& bgr, const Homography& image_from_board,
                                              double radius, const ProfileOptions& options);

}  // namespace ringside
