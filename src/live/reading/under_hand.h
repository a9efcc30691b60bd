// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <vector>

#include "detection/view/disc.h"
#include "live/motion/small_board.h"
#include "live/reading/rest_moment.h"

// What a reading cannot show because a hand is before it. Where a hand is, is told roughly: what moves or is
// new is joined to it, and so may be what lies beside it.
namespace ringside {

// Radius of a place, mm: a disc's and some deck around it.
inline constexpr double kPlace = 20;

bool hidden_at(const Vec2& p_board, const SmallBoard& board, const RestMoment& moment);
// A disc of which the reading sees most, where nothing moved, has no hand before it.
bool is_hidden(const Disc& seen, const SmallBoard& board, const RestMoment& moment);

// Whether a hand hides a part of the deck that no reading has shown.
bool hides_unseen_part(const SmallBoard& board, const RestMoment& moment);

// The places of which a reading cannot say what lies there: such a part, and those of hidden discs. CV_8U, as
// far as the hand covers them; empty when there are none.
cv::Mat hidden_places(const SmallBoard& board, const RestMoment& moment, const std::vector<Disc>& seen);

}  // namespace ringside
