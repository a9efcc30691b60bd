// SPDX-License-Identifier: MIT
#include "live/motion/board_at_rest.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

// A hand that holds still does so for longer than three frames.
constexpr int kEvery = 3;
// For how long the surroundings are remembered: two minutes, longer than a turn.
constexpr int kRemembered = 3600 / kEvery;
// Levels by which the surroundings may differ from themselves, noise and light that wanders included; squared
// for OpenCV, which adds what it learns of the noise.
constexpr double kLevels = 12;
constexpr double kMostOfTheTime = 0.5;

}  // namespace

BoardAtRest::BoardAtRest(const SmallBoard& board)
    : board_(board), surroundings_(cv::createBackgroundSubtractorMOG2(kRemembered, 9, false)) {
  surroundings_->setBackgroundRatio(kMostOfTheTime);
  surroundings_->setVarInit(kLevels * kLevels / 9);
  surroundings_->setVarMin(kLevels * kLevels / 9);
}

void BoardAtRest::set(const cv::Mat& small, const cv::Mat& hand) {
  cv::Mat picture = small.clone();
  if (known()) picture_.copyTo(picture, hand);
  picture_ = picture;
}

void BoardAtRest::learn_surroundings(const cv::Mat& small) {
  if (pictures_++ % kEvery != 0) return;
  // The first pictures count as much as later ones; OpenCV's own choice forgets them only slowly.
  surroundings_->apply(small, foreground_, 1.0 / std::min(1 + pictures_ / kEvery, kRemembered));
  // OpenCV calls all of the first picture foreground; it is what is there most of the time so far.
  if (pictures_ == 1) foreground_.setTo(0);
}

cv::Mat BoardAtRest::resting_hand(const cv::Mat& differing, const cv::Mat& recent_hand) const {
  const cv::Mat arms = foreground_ & board_.outside();
  cv::Mat hand = cv::Mat::zeros(differing.size(), CV_8U), labels, stats, centres;
  const int count = cv::connectedComponentsWithStats(board_.joined(differing | foreground_), labels, stats,
                                                     centres, 8, CV_32S);
  for (int i = 1; i < count; ++i) {
    if (board_.square_mm(stats.at<int>(i, cv::CC_STAT_AREA)) < kLeastHand) continue;
    const cv::Mat thing = labels == i;
    if (cv::countNonZero(thing & recent_hand) > 0 && cv::countNonZero(thing & arms) > 0) hand |= thing;
  }
  return hand;
}

}  // namespace ringside
