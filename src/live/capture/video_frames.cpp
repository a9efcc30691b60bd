// SPDX-License-Identifier: MIT
#include "live/capture/video_frames.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

std::optional<cv::RotateFlags> turn_of(const VideoHead& head) {
  switch (head.turn) {
    case 90:
      return cv::ROTATE_90_CLOCKWISE;
    case 180:
      return cv::ROTATE_180;
    case 270:
      return cv::ROTATE_90_COUNTERCLOCKWISE;
    default:
      return std::nullopt;
  }
}

// The narrow side grows, so that nothing of what was seen is lost.
cv::Size with_square_pixels(const cv::Size& size, double aspect) {
  return {static_cast<int>(std::lround(size.width * std::max(aspect, 1.0))),
          static_cast<int>(std::lround(size.height * std::max(1 / aspect, 1.0)))};
}

}  // namespace

VideoFrames::VideoFrames(std::unique_ptr<VideoReader> reader)
    : reader_(std::move(reader)), turn_(turn_of(head())), times_(head().frames_per_second) {}

cv::Size VideoFrames::announced_size() const { return upright_size({head().width, head().height}); }

cv::Mat VideoFrames::next() {
  if (!read()) return {};
  square_pixels();
  return upright();
}

bool VideoFrames::read() {
  cv::Mat& frame = stored_.free_one();
  const bool is_read = reader_->read(frame);
  const cv::Size size = upright_size(is_read ? frame.size() : reader_->refused());
  if (!fits(size)) refused_ = size;
  if (is_read) read_ = frame;
  return is_read && fits(size);
}

cv::Size VideoFrames::upright_size(const cv::Size& stored) const {
  const cv::Size square = with_square_pixels(stored, head().pixel_aspect);
  return turn_ && *turn_ != cv::ROTATE_180 ? cv::Size(square.height, square.width) : square;
}

void VideoFrames::square_pixels() {
  if (head().pixel_aspect == 1) return;
  cv::Mat& square = square_.free_one();
  cv::resize(read_, square, with_square_pixels(read_.size(), head().pixel_aspect), 0, 0, cv::INTER_CUBIC);
  read_ = square;
}

cv::Mat VideoFrames::upright() {
  if (!turn_) return std::move(read_);
  cv::Mat& upright = upright_.free_one();
  cv::rotate(read_, upright, *turn_);
  read_.release();
  return upright;
}

}  // namespace ringside
