// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <opencv2/videoio.hpp>
#include <optional>

#include "live/capture/frame_pool.h"
#include "live/capture/frame_times.h"

namespace ringside {

inline constexpr int kMostSide = 8192;  // pixels; larger pictures are not for live play

// What a video gives, upright and with square pixels.
class VideoFrames {
 public:
  // From now on OpenCV no longer turns the video's pictures.
  explicit VideoFrames(const cv::VideoCapture& video);

  // As next() will give its pictures, as far as the video says so beforehand.
  cv::Size announced_size() const;

  // CV_8UC3; empty when there is none, or none that can be used.
  cv::Mat next();
  // Of the last one, by the video's own times.
  double seconds() { return times_.next(video_.get(cv::CAP_PROP_POS_MSEC) / 1000); }
  // Size of the last picture that was too large; 0 x 0 when none was.
  const cv::Size& refused() const { return refused_; }

 private:
  bool read();
  cv::Size upright_size(const cv::Size& stored) const;
  void square_pixels();
  cv::Mat upright();

  cv::VideoCapture video_;
  double aspect_;
  std::optional<cv::RotateFlags> turn_;
  FrameTimes times_;
  FramePool stored_, square_, upright_;
  cv::Mat read_;
  cv::Size refused_;
};

// Not too large.
inline bool fits(const cv::Size& size) { return size.width <= kMostSide && size.height <= kMostSide; }

}  // namespace ringside
