// SPDX-License-Identifier: MIT
#include "live/reading/rest_places.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "live/reading/under_hand.h"

namespace ringside {
namespace {

constexpr double kLevels = 14;  // grey levels of a channel: more than coder and noise leave in a mean
// mm^2. A disc moved by 1.5 mm changes 90 along its edge.
constexpr double kLeastChanged = 45, kLeastSwept = 100;

// The picture in the light of another: lamps and clouds change all of the deck alike.
cv::Mat in_light_of(const cv::Mat& light, const cv::Mat& picture, const cv::Mat& deck) {
  const cv::Scalar wanted = cv::mean(light, deck), had = cv::mean(picture, deck);
  cv::Mat out;
  cv::Scalar gain;
  for (int c = 0; c < 3; ++c) gain[c] = std::clamp(wanted[c] / std::max(1.0, had[c]), 0.5, 2.0);
  cv::multiply(picture, gain, out);
  return out;
}

}  // namespace

RestPlaces::RestPlaces(const SmallBoard& board, const RestReading& reading, const cv::Mat& before)
    : board_(board), moment_(reading.moment), picture_(reading.small.clone()) {
  if (before.empty()) return;
  cv::Mat difference;
  cv::absdiff(in_light_of(reading.small, before, board.deck()), reading.small, difference);
  cv::inRange(difference, cv::Scalar::all(0), cv::Scalar::all(kLevels), changed_);
  changed_ = ~changed_;
  // What was never seen is as new as what changed, be it a disc that lay there from the first frame on.
  if (!moment_.never_seen.empty()) changed_ |= moment_.never_seen;
  before.copyTo(picture_, moment_.hand);
}

double RestPlaces::area(const cv::Mat& mask, const cv::Mat& place) const {
  return mask.empty() ? 0 : cv::countNonZero(mask & place) * std::pow(board_.mm_per_pixel(), 2);
}

PlaceLook RestPlaces::look(const Vec2& p_board) const {
  constexpr double kNear = 60;  // mm: a run is seen to begin up to a step from where the disc lay
  const cv::Mat place = board_.circle(p_board, kPlace);
  const auto& shot_from = moment_.shot_from;
  return {.changed = changed_.empty() || area(changed_, place) >= kLeastChanged,
          .hidden = hidden_at(p_board, board_, moment_),
          .left_by_shot = shot_from && (*shot_from - p_board).norm() < kNear,
          .swept = area(moment_.swept, place) >= kLeastSwept};
}

PlaceLook RestPlaces::look(const Disc& seen) const {
  PlaceLook look = this->look(seen.base);
  look.hidden = is_hidden(seen, board_, moment_);
  return look;
}

bool RestPlaces::swept_anywhere() const {
  return !moment_.swept.empty() && cv::countNonZero(moment_.swept) > 0;
}

}  // namespace ringside
