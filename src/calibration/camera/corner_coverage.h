// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "calibration/camera/find_chessboard.h"

// How much of a picture of this size the corners of chessboards have been to.
namespace ringside {

// Share of the picture's parts (8 x 8) that hold a corner.
double covered_area(std::span<const ChessboardView> views, const cv::Size& size);

// How far corners come on the way from the picture's middle to its corners, in the quarter of the picture
// where they come least far.
double least_reach(std::span<const ChessboardView> views, const cv::Size& size);

}  // namespace ringside
