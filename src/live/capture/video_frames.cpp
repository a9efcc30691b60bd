// SPDX-License-Identifier: MIT
#include "live/capture/video_frames.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

constexpr double kMostAspect = 4;  // of a pixel; beyond that the file is damaged

// A file can say that its picture lies on its side; OpenCV turns it before it hands it over.
bool is_turned_aside(const cv::VideoCapture& video) {
  return std::lround(video.get(cv::CAP_PROP_ORIENTATION_META)) % 180 != 0 &&
         video.get(cv::CAP_PROP_ORIENTATION_AUTO) != 0;
}

// Pixels as they are handed over are `aspect` times as wide as high.
double pixel_aspect(const cv::VideoCapture& video) {
  const double stored = video.get(cv::CAP_PROP_SAR_NUM) / video.get(cv::CAP_PROP_SAR_DEN);
  const bool usable = stored >= 1 / kMostAspect && stored <= kMostAspect;  // false for what is no number
  if (!usable) return 1;
  return is_turned_aside(video) ? 1 / stored : stored;
}

// The narrow side grows, so that nothing of what was seen is lost.
cv::Size with_square_pixels(const cv::Size& size, double aspect) {
  return {static_cast<int>(std::lround(size.width * std::max(aspect, 1.0))),
          static_cast<int>(std::lround(size.height * std::max(1 / aspect, 1.0)))};
}

}  // namespace

VideoFrames::VideoFrames(const cv::VideoCapture& video)
    : video_(video), aspect_(pixel_aspect(video_)), times_(video_.get(cv::CAP_PROP_FPS)) {}

cv::Mat VideoFrames::next() { return read() ? square_pixels() : cv::Mat(); }

bool VideoFrames::read() {
  cv::Mat& frame = stored_.free_one();
  if (!video_.read(frame)) return false;
  const cv::Size size = with_square_pixels(frame.size(), aspect_);
  if (!fits(size)) refused_ = size;
  read_ = frame;
  return read_.type() == CV_8UC3 && fits(size);
}

cv::Mat VideoFrames::square_pixels() {
  if (aspect_ == 1) return std::move(read_);
  cv::Mat& square = square_.free_one();
  cv::resize(read_, square, with_square_pixels(read_.size(), aspect_), 0, 0, cv::INTER_CUBIC);
  read_.release();
  return square;
}

cv::Size announced_size(const cv::VideoCapture& video) {
  const cv::Size stored(static_cast<int>(video.get(cv::CAP_PROP_FRAME_WIDTH)),
                        static_cast<int>(video.get(cv::CAP_PROP_FRAME_HEIGHT)));
  return with_square_pixels(stored, pixel_aspect(video));
}

}  // namespace ringside
