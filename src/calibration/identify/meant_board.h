// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/identify/located_board.h"

namespace ringside {

// Of two boards of a picture whether the first is meant: one that is nearly whole, then the larger one.
bool is_meant_rather(const LocatedBoard& a, const LocatedBoard& b, const cv::Size& picture);

// Whether a board beside the one that is meant is so large that it may be meant.
bool is_like_in_size(const LocatedBoard& other, const LocatedBoard& meant);

}  // namespace ringside
