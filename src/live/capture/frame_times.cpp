// SPDX-License-Identifier: MIT
#include "live/capture/frame_times.h"

#include <algorithm>
#include <cmath>

namespace ringside {
namespace {

constexpr double kDefaultRate = 30;
constexpr double kLeastRate = 1, kMostRate = 480;
// A longer gap is a jump of the clock, not a wait: files are cut from longer ones.
constexpr double kLongestGap = 10;  // s

}  // namespace

FrameTimes::FrameTimes(double frames_per_second) {
  const bool usable = frames_per_second >= kLeastRate && frames_per_second <= kMostRate;
  step_ = 1 / (usable ? frames_per_second : kDefaultRate);
}

double FrameTimes::next(double seconds) {
  if (!begun_) {
    begun_ = true;
    first_ = std::isfinite(seconds) ? seconds : 0;
    return 0;
  }
  const double reported = seconds - first_;
  const bool usable = reported > last_ && reported < last_ + kLongestGap;  // false for what is no number
  const double now = usable ? reported : last_ + step_;
  if (!usable && std::isfinite(seconds) && reported > last_) first_ = seconds - now;
  return last_ = now;
}

double ArrivalTimes::next(double now) {
  constexpr double kLeastApart = 1e-3;  // s: of frames that arrive together
  if (!first_) {
    first_ = now;
    return 0;
  }
  return last_ = std::max(last_ + kLeastApart, now - *first_);
}

}  // namespace ringside
