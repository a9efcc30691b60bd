// SPDX-License-Identifier: MIT
#include "live/capture/video_source.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <opencv2/videoio.hpp>

#include "live/capture/video_file.h"
#include "live/capture/video_frames.h"

extern "C" {
#include <libavutil/mem.h>
}

namespace ringside {
namespace {

constexpr int kPatienceMs = 5000;  // for a stream to be opened and for its next frame
constexpr int kBrokenFramesOfFile = 10;

bool is_number(const std::string& text) {
  return !text.empty() && text.size() < 4 &&
         std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

std::string pixels_of(const cv::Size& size) {
  return std::to_string(size.width) + " x " + std::to_string(size.height) + " pixels";
}

std::string too_large(const cv::Size& size) {
  return "its pictures of " + pixels_of(size) + " are too large; give " + std::to_string(kMostSide) +
         " pixels a side at most";
}

// A camera or a stream: what cannot be read is lost, and the source is opened again.
class LiveVideo final : public FrameSource {
 public:
  LiveVideo(VideoFrames frames, SourceKind kind, const Clock& clock)
      : frames_(std::move(frames)), by_arrival_(kind == SourceKind::kStream), clock_(clock) {}

  NextFrame next() override {
    cv::Mat bgr = frames_.next();
    if (!bgr.empty()) return {FrameOutcome::kFrame, {bgr, seconds(), number_++}, {}};
    if (!fits(frames_.refused())) return {FrameOutcome::kLost, {}, too_large(frames_.refused())};
    return {FrameOutcome::kLost, {}, "no picture comes from the camera; check its cable and that it is on"};
  }

 private:
  // A camera's driver says when a picture was taken.
  double seconds() { return by_arrival_ ? arrivals_.next(clock_.now().count()) : frames_.seconds(); }

  VideoFrames frames_;
  bool by_arrival_;
  const Clock& clock_;
  ArrivalTimes arrivals_;
  long number_ = 0;
};

class VideoFile final : public FrameSource {
 public:
  VideoFile(VideoFrames frames, VideoLength length) : frames_(std::move(frames)), length_(length) {}

  NextFrame next() override {
    if (!ahead_.empty()) {
      NextFrame first = std::move(ahead_.front());
      ahead_.pop_front();
      return first;
    }
    return read();
  }

  // Whether there are so many frames, at the beginning.
  bool has(std::size_t frames) {
    while (ahead_.size() < frames) {
      NextFrame next = read();
      if (next.outcome != FrameOutcome::kFrame) return false;
      ahead_.push_back(std::move(next));
    }
    return true;
  }
  const cv::Size& refused() const { return frames_.refused(); }

 private:
  // A damaged frame is passed over.
  NextFrame read() {
    for (int i = 0; i < kBrokenFramesOfFile; ++i) {
      cv::Mat bgr = frames_.next();
      if (bgr.empty()) continue;
      seconds_ = frames_.seconds();
      return {FrameOutcome::kFrame, {bgr, seconds_, number_++}, {}};
    }
    if (!fits(frames_.refused())) return {FrameOutcome::kEnd, {}, too_large(frames_.refused())};
    return {FrameOutcome::kEnd, {}, cut_short(length_, {seconds_, number_})};
  }

  VideoFrames frames_;
  VideoLength length_;
  double seconds_ = 0;
  long number_ = 0;
  std::deque<NextFrame> ahead_;
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

// FFmpeg believes a length that a camera announces, and keeps what it sends until so much has come.
void bound_decoders() {
  // Bytes of one piece of memory: a plane of the largest picture, at two bytes a pixel, and some more.
  constexpr std::size_t kMostAtOnce = std::size_t{5} * kMostSide * kMostSide / 2;
  av_max_alloc(kMostAtOnce);
}

std::unique_ptr<FrameSource> open_file(VideoFrames frames, const VideoLength& length,
                                       const std::string& file) {
  auto source = std::make_unique<VideoFile>(std::move(frames), length);
  if (!source->has(1)) {
    if (!fits(source->refused())) throw SourceError(too_large(source->refused()));
    throw SourceError("no picture in it can be read, it is damaged or cut short; copy it again");
  }
  if (is_photo(file) && !source->has(2)) throw SourceError(photo_complaint(file));
  return source;
}

}  // namespace

SourceKind kind_of_source(const std::string& source) {
  if (is_number(source) || source.starts_with("/dev/")) return SourceKind::kCamera;
  return source.find("://") != std::string::npos ? SourceKind::kStream : SourceKind::kFile;
}

std::unique_ptr<FrameSource> open_video(const std::string& source, const Clock& clock) {
  setenv("OPENCV_FFMPEG_LOGLEVEL", "-8", 0);  // FFmpeg prints; we say what is wrong ourselves
  bound_decoders();
  const SourceKind kind = kind_of_source(source);
  const cv::VideoCapture video = open_capture(source, kind);
  if (!video.isOpened()) {
    const bool photo = kind == SourceKind::kFile && is_photo(source);
    throw SourceError(photo ? photo_complaint(source) : complaint(source, kind));
  }
  VideoFrames frames(video);
  if (const cv::Size size = frames.announced_size(); !fits(size)) throw SourceError(too_large(size));
  if (kind == SourceKind::kFile) return open_file(std::move(frames), length_of(video, source), source);
  return std::make_unique<LiveVideo>(std::move(frames), kind, clock);
}

}  // namespace ringside
