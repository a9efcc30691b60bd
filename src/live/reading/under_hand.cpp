// SPDX-License-Identifier: MIT
#include "live/reading/under_hand.h"

#include <opencv2/core.hpp>

#include "detection/detect_discs.h"
#include "live/motion/board_at_rest.h"

namespace ringside {
namespace {

constexpr double kLeastCovered = 100;  // mm^2 of a place

double area(const SmallBoard& board, const cv::Mat& mask, const cv::Mat& place) {
  return mask.empty() ? 0 : board.square_mm(cv::countNonZero(mask & place));
}

}  // namespace

bool hidden_at(const Vec2& p_board, const SmallBoard& board, const RestMoment& moment) {
  return area(board, moment.hand, board.circle(p_board, kPlace)) >= kLeastCovered;
}

bool is_hidden(const Disc& seen, const SmallBoard& board, const RestMoment& moment) {
  if (!hidden_at(seen.base, board, moment)) return false;
  const bool still =
      !moment.moved.empty() && area(board, moment.moved, board.circle(seen.base, kPlace)) < kLeastCovered;
  return !still || is_seen_in_part(seen);
}

bool hides_unseen_part(const SmallBoard& board, const RestMoment& moment) {
  return area(board, moment.hand & moment.never_seen, board.deck()) >= kLeastHand;
}

cv::Mat hidden_places(const SmallBoard& board, const RestMoment& moment, const std::vector<Disc>& seen) {
  cv::Mat hidden = cv::Mat::zeros(moment.hand.size(), CV_8U);
  if (hides_unseen_part(board, moment)) hidden |= moment.never_seen & board.deck();
  for (const Disc& disc : seen)
    if (is_hidden(disc, board, moment)) hidden |= board.circle(disc.base, kPlace);
  hidden &= moment.hand;
  return cv::countNonZero(hidden) > 0 ? hidden : cv::Mat();
}

}  // namespace ringside
