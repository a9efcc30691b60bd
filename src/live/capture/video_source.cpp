// SPDX-License-Identifier: MIT
#include "live/capture/video_source.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

#include "live/capture/frame_pool.h"
#include "live/capture/frame_times.h"

namespace ringside {
namespace {

constexpr int kPatienceMs = 5000;  // for a stream to be opened and for its next frame
constexpr int kMostSide = 8192;    // pixels; larger pictures are not for live play
constexpr double kMostAspect = 4;  // of a pixel; beyond that the file is damaged
constexpr int kBrokenFramesOfFile = 10;

bool is_number(const std::string& text) {
  return !text.empty() && text.size() < 4 &&
         std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

// Stored pixels are `aspect` times as wide as high.
double pixel_aspect(const cv::VideoCapture& video) {
  const double aspect = video.get(cv::CAP_PROP_SAR_NUM) / video.get(cv::CAP_PROP_SAR_DEN);
  const bool usable = aspect >= 1 / kMostAspect && aspect <= kMostAspect;  // false for what is no number
  return usable ? aspect : 1;
}

class Video final : public FrameSource {
 public:
  Video(const cv::VideoCapture& video, SourceKind kind)
      : video_(video), kind_(kind), aspect_(pixel_aspect(video_)), times_(video_.get(cv::CAP_PROP_FPS)) {}

  NextFrame next() override {
    // A damaged frame in a file is passed over; a camera is given up at once and opened again.
    const int tries = kind_ == SourceKind::kFile ? kBrokenFramesOfFile : 1;
    for (int i = 0; i < tries; ++i) {
      if (read()) return {FrameOutcome::kFrame, {square_pixels(), seconds(), number_++}, {}};
    }
    if (kind_ == SourceKind::kFile) return {FrameOutcome::kEnd, {}, {}};
    return {FrameOutcome::kLost, {}, "no picture comes from the camera; check its cable and that it is on"};
  }

 private:
  bool read() {
    cv::Mat& frame = stored_.free_one();
    if (!video_.read(frame)) return false;
    read_ = frame;
    return read_.type() == CV_8UC3 && std::max(read_.cols, read_.rows) <= kMostSide;
  }

  // Grows the narrow side, so that nothing of what was seen is lost.
  cv::Mat square_pixels() {
    if (aspect_ == 1) return std::move(read_);
    cv::Mat& square = square_.free_one();
    const double across = std::max(aspect_, 1.0), down = std::max(1 / aspect_, 1.0);
    cv::resize(read_, square, {}, across, down, cv::INTER_CUBIC);
    read_.release();
    return square;
  }

  double seconds() { return times_.next(video_.get(cv::CAP_PROP_POS_MSEC) / 1000); }

  cv::VideoCapture video_;
  SourceKind kind_;
  double aspect_;
  FrameTimes times_;
  long number_ = 0;
  FramePool stored_, square_;
  cv::Mat read_;
};

cv::VideoCapture open_capture(const std::string& source, SourceKind kind) {
  if (is_number(source)) return cv::VideoCapture(std::stoi(source), cv::CAP_V4L2);
  if (kind == SourceKind::kCamera) return cv::VideoCapture(source, cv::CAP_V4L2);
  if (kind == SourceKind::kFile) return cv::VideoCapture(source, cv::CAP_FFMPEG);
  const std::vector<int> patience{cv::CAP_PROP_OPEN_TIMEOUT_MSEC, kPatienceMs, cv::CAP_PROP_READ_TIMEOUT_MSEC,
                                  kPatienceMs};
  return cv::VideoCapture(source, cv::CAP_FFMPEG, patience);
}

std::string complaint(const std::string& source, SourceKind kind) {
  if (kind == SourceKind::kStream)
    return "no video comes from there; check the address and that the camera is on";
  const std::filesystem::path place = is_number(source) ? "/dev/video" + source : source;
  if (!std::filesystem::exists(place)) {
    return kind == SourceKind::kFile ? "there is no such file; check the name"
                                     : "there is no such camera; plug it in or give another number";
  }
  return kind == SourceKind::kFile
             ? "is no video that can be read; give a camera number, a video file or a stream's address"
             : "the camera cannot be opened; another program may be using it: close that";
}

}  // namespace

SourceKind kind_of_source(const std::string& source) {
  if (is_number(source) || source.starts_with("/dev/")) return SourceKind::kCamera;
  return source.find("://") != std::string::npos ? SourceKind::kStream : SourceKind::kFile;
}

std::unique_ptr<FrameSource> open_video(const std::string& source) {
  setenv("OPENCV_FFMPEG_LOGLEVEL", "-8", 0);  // FFmpeg prints; we say what is wrong ourselves
  const SourceKind kind = kind_of_source(source);
  cv::VideoCapture video = open_capture(source, kind);
  if (!video.isOpened()) throw SourceError(complaint(source, kind));
  return std::make_unique<Video>(std::move(video), kind);
}

}  // namespace ringside
