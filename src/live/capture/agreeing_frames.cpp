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

NextFrame AgreeingFrames::hand_on() {
  before_ = waiting_->glance;
  NextFrame next{FrameOutcome::kFrame, std::move(waiting_->frame), {}};
  waiting_.reset();
  return next;
}

NextFrame AgreeingFrames::next() {
  while (!outcome_) {
    NextFrame newer = source_->next();
    if (newer.outcome != FrameOutcome::kFrame) {
      outcome_ = std::move(newer);
      break;
    }
    Seen seen{std::move(newer.frame), {}};
    seen.glance = glance_at(seen.frame.bgr);
    const bool replaces = !waiting_ || is_odd(*waiting_, seen.glance);
    std::optional<NextFrame> earlier;
    if (!replaces) earlier = hand_on();
    waiting_ = std::move(seen);
    if (earlier) return *std::move(earlier);
  }
  if (waiting_) return hand_on();
  before_.release();  // what comes behind it may be another place
  return *std::exchange(outcome_, std::nullopt);
}

}  // namespace ringside
