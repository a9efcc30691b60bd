// SPDX-License-Identifier: MIT
#include "live/capture/agreeing_frames.h"

#include <opencv2/imgproc.hpp>
#include <utility>

namespace ringside {
namespace {

// Of the light's levels: noise of a dark room stays below after averaging, what is damaged is beyond.
constexpr int kUnlike = 20, kAlike = 10;
// Of the picture. A disc is a thousandth, and a finger that flicks one two; so no shot is left out, however
// few frames show it.
constexpr double kMostUnlike = 0.01;

// Means of 4 x 4 places each, so that neither noise nor a wide picture costs much.
cv::Mat glance_at(const cv::Mat& bgr) {
  const cv::Size glance(96, 54), places = glance * 4;
  cv::Mat small, grey;
  cv::resize(bgr, small, places, 0, 0, cv::INTER_NEAREST);
  cv::cvtColor(small, grey, cv::COLOR_BGR2GRAY);
  cv::resize(grey, small, glance, 0, 0, cv::INTER_AREA);
  return small;
}

cv::Mat apart(const cv::Mat& a, const cv::Mat& b) {
  cv::Mat levels;
  cv::absdiff(a, b, levels);
  return levels;
}

}  // namespace

bool AgreeingFrames::is_odd(const Seen& one, const cv::Mat& after) const {
  if (before_.empty()) return false;
  const cv::Mat unlike = (apart(one.glance, before_) > kUnlike) & (apart(one.glance, after) > kUnlike) &
                         (apart(before_, after) < kAlike);
  return cv::countNonZero(unlike) > kMostUnlike * static_cast<double>(unlike.total());
}

NextFrame AgreeingFrames::hand_on(Seen seen) {
  before_ = std::move(seen.glance);
  return {FrameOutcome::kFrame, std::move(seen.frame), {}};
}

NextFrame AgreeingFrames::next() {
  while (!outcome_) {
    NextFrame newer = source_->next();
    if (newer.outcome != FrameOutcome::kFrame) {
      outcome_ = std::move(newer);
      break;
    }
    const cv::Mat glance = glance_at(newer.frame.bgr);
    auto earlier = std::exchange(waiting_, Seen{std::move(newer.frame), glance});
    if (earlier && !is_odd(*earlier, glance)) return hand_on(*std::move(earlier));
  }
  if (waiting_) return hand_on(*std::exchange(waiting_, std::nullopt));
  before_.release();  // what comes behind it may be another place
  return *std::exchange(outcome_, std::nullopt);
}

}  // namespace ringside
