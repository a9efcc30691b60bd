// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/video/background_segm.hpp>

#include "live/motion/small_board.h"

namespace ringside {

inline constexpr double kLeastHand = 400;  // mm^2: a finger's tip

// How the board looks when nothing happens, and by that a hand that holds still over it. Whether it is one is
// known by its arm: beyond the rail nothing lies most of the time. All pictures are SmallBoard's; masks are
// CV_8U, 255 inside.
class BoardAtRest {
 public:
  explicit BoardAtRest(const SmallBoard& board);

  bool known() const { return !picture_.empty(); }
  const cv::Mat& picture() const { return picture_; }

  // The board came to rest so; what a hand covers is as it was before.
  void set(const cv::Mat& small, const cv::Mat& hand);

  // Learns from every picture what lies around the board most of the time.
  void learn_surroundings(const cv::Mat& small);

  // What differs from the board at rest and is part of a hand. It touches a place where a hand moved lately,
  // and something beyond the rail that is not there most of the time.
  cv::Mat resting_hand(const cv::Mat& differing, const cv::Mat& recent_hand) const;

 private:
  SmallBoard board_;
  cv::Ptr<cv::BackgroundSubtractorMOG2> surroundings_;
  int pictures_ = 0;
  cv::Mat foreground_;  // what is not there most of the time
  cv::Mat picture_;     // at rest
};

}  // namespace ringside
