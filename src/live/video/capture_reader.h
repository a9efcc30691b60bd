// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <opencv2/videoio.hpp>
#include <string>

#include "live/video/source_kind.h"
#include "live/video/video_reader.h"

namespace ringside {

// Reads in this process, with OpenCV: what is damaged may end it.
class CaptureReader final : public VideoReader {
 public:
  // An open one. From now on OpenCV no longer turns its pictures.
  CaptureReader(const cv::VideoCapture& video, const VideoLength& length);

  const VideoHead& head() const override { return head_; }
  bool read(cv::Mat& picture) override;
  double seconds() const override { return video_.get(cv::CAP_PROP_POS_MSEC) / 1000; }

 private:
  cv::VideoCapture video_;
  VideoHead head_;
};

// Empty where it cannot be opened.
std::unique_ptr<VideoReader> open_capture(const std::string& source, SourceKind kind);

}  // namespace ringside
