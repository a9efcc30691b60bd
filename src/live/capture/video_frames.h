// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <opencv2/core.hpp>
#include <optional>

#include "live/capture/frame_pool.h"
#include "live/capture/frame_times.h"
#include "live/video/video_reader.h"

namespace ringside {

// What a video gives, upright and with square pixels.
class VideoFrames {
 public:
  explicit VideoFrames(std::unique_ptr<VideoReader> reader);

  const VideoHead& head() const { return reader_->head(); }

  // As next() will give its pictures, as far as the video says so beforehand.
  cv::Size announced_size() const;

  // CV_8UC3; empty when there is none, or none that can be used.
  cv::Mat next();
  // Of the last one, by the video's own times.
  double seconds() { return times_.next(reader_->seconds()); }
  // Size of the last picture that was too large; 0 x 0 when none was.
  const cv::Size& refused() const { return refused_; }
  // Nothing will come any more, as of a VideoReader.
  bool have_failed() const { return reader_->has_failed(); }

 private:
  bool read();
  cv::Size upright_size(const cv::Size& stored) const;
  void square_pixels();
  cv::Mat upright();

  std::unique_ptr<VideoReader> reader_;
  std::optional<cv::RotateFlags> turn_;
  FrameTimes times_;
  FramePool stored_, square_, upright_;
  cv::Mat read_;
  cv::Size refused_;
};

}  // namespace ringside
