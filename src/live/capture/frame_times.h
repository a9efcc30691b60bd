// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

namespace ringside {

// Makes a rising clock of the times that a source gives its frames. Many give 0 for the last frames of a
// file, nothing at all, or a nonsensical frame rate.
class FrameTimes {
 public:
  // frames_per_second: as the source says it; anything that is no frame rate counts as 30.
  explicit FrameTimes(double frames_per_second);

  // seconds: as the source says it. The first frame is at 0.
  double next(double seconds);

 private:
  double step_;
  double first_ = 0;
  double last_ = 0;
  bool begun_ = false;
};

// The same of when frames arrive, for sources whose own times are made up: a picture that an HTTP camera
// sends carries none, and FFmpeg counts 25 a second whatever comes.
class ArrivalTimes {
 public:
  // now: by a clock that nobody sets back. The first frame is at 0.
  double next(double now);

 private:
  std::optional<double> first_ = {};
  double last_ = 0;
};

}  // namespace ringside
