// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "live/video/video_head.h"

namespace ringside {

// The pictures of a video, one after another, as they are stored.
class VideoReader {
 public:
  virtual ~VideoReader() = default;

  virtual const VideoHead& head() const = 0;
  // The next picture, into the memory of `picture` where it has its size and type. False where there is none
  // or none that can be used; the call after it may have one again.
  virtual bool read(cv::Mat& picture) = 0;
  // Of the last picture by the video's own clock. Anything, also no number.
  virtual double seconds() const = 0;
  // Size of the last picture that was too large to be read; 0 x 0 when none was.
  virtual cv::Size refused() const { return {}; }
  // Nothing will come any more, and not because the video has ended: its decoder fell or hangs.
  virtual bool has_failed() const { return false; }
};

}  // namespace ringside
