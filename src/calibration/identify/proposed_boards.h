// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>

#include "calibration/identify/board_hypothesis.h"
#include "eye/eye.h"

namespace ringside {

// A board that the eye proposes, brought to the lines of the photo: followed from where the eye expects them,
// in a view straightened by its plane, where circles are nearly round and lines nearly as wide all around.
// The result is for the photo, on whose own pixels it is to be measured. Empty when one of the lines shows
// nowhere near.
std::optional<BoardHypothesis> approach(const cv::Mat& bgr, const ProposedBoard& board, const Decks& decks);

}  // namespace ringside
