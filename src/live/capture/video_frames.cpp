// SPDX-License-Identifier: MIT
#include "live/capture/video_frames.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

constexpr double kMostAspect = 4;  // of a pixel; beyond that the file is damaged

// A file can say how its picture is to be turned until it is upright.
std::optional<cv::RotateFlags> turn_of(const cv::VideoCapture& video) {
  const long said = std::lround(video.get(cv::CAP_PROP_ORIENTATION_META));
  // This one version counts degrees against the clock, and so turns pictures upside down
  // (github.com/opencv/opencv/issues/22088). All others count with it.
  const bool backward = cv::getVersionString() == "4.6.0";
  switch (backward ? 360 - said : said) {
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

// Pixels as they are stored are `aspect` times as wide as high.
double pixel_aspect(const cv::VideoCapture& video) {
  const double stored = video.get(cv::CAP_PROP_SAR_NUM) / video.get(cv::CAP_PROP_SAR_DEN);
  const bool usable = stored >= 1 / kMostAspect && stored <= kMostAspect;  // false for what is no number
  return usable ? stored : 1;
}

// The narrow side grows, so that nothing of what was seen is lost.
cv::Size with_square_pixels(const cv::Size& size, double aspect) {
  return {static_cast<int>(std::lround(size.width * std::max(aspect, 1.0))),
          static_cast<int>(std::lround(size.height * std::max(1 / aspect, 1.0)))};
}

// OpenCV throws where a damaged video gives a frame without a picture.
bool read_frame(cv::VideoCapture& video, cv::Mat& frame) {
  try {
    return video.read(frame);
  } catch (const cv::Exception&) {
    return false;
  }
}

}  // namespace

VideoFrames::VideoFrames(const cv::VideoCapture& video)
    : video_(video),
      aspect_(pixel_aspect(video_)),
      turn_(turn_of(video_)),
      times_(video_.get(cv::CAP_PROP_FPS)) {
  if (turn_) video_.set(cv::CAP_PROP_ORIENTATION_AUTO, 0);
}

cv::Size VideoFrames::announced_size() const {
  return upright_size({static_cast<int>(video_.get(cv::CAP_PROP_FRAME_WIDTH)),
                       static_cast<int>(video_.get(cv::CAP_PROP_FRAME_HEIGHT))});
}

cv::Mat VideoFrames::next() {
  if (!read()) return {};
  square_pixels();
  return upright();
}

bool VideoFrames::read() {
  cv::Mat& frame = stored_.free_one();
  if (!read_frame(video_, frame)) return false;
  const cv::Size size = upright_size(frame.size());
  if (!fits(size)) refused_ = size;
  read_ = frame;
  return read_.type() == CV_8UC3 && fits(size);
}

cv::Size VideoFrames::upright_size(const cv::Size& stored) const {
  const cv::Size square = with_square_pixels(stored, aspect_);
  return turn_ && *turn_ != cv::ROTATE_180 ? cv::Size(square.height, square.width) : square;
}

void VideoFrames::square_pixels() {
  if (aspect_ == 1) return;
  cv::Mat& square = square_.free_one();
  cv::resize(read_, square, with_square_pixels(read_.size(), aspect_), 0, 0, cv::INTER_CUBIC);
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
