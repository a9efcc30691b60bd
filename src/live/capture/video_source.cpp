// SPDX-License-Identifier: MIT
#include "live/capture/video_source.h"

#include <cstdlib>
#include <deque>
#include <filesystem>
#include <optional>
#include <system_error>

#include "live/capture/camera_complaint.h"
#include "live/capture/camera_device.h"
#include "live/capture/video_file.h"
#include "live/capture/video_frames.h"
#include "live/video/capture_reader.h"
#include "live/video/child_reader.h"
#include "report/data/text.h"

namespace ringside {
namespace {

constexpr int kBrokenFramesOfFile = 10;

std::string pixels_of(const cv::Size& size) {
  return std::to_string(size.width) + " x " + std::to_string(size.height) + " pixels";
}

std::string too_large(const cv::Size& size) {
  return "its pictures of " + pixels_of(size) + " are too large; give " + std::to_string(kMostSide) +
         " pixels a side at most";
}

std::string decoder_failed(double seconds) {
  return "cannot be read beyond " + fixed(seconds, 1) +
         " s, it is damaged so that its decoder fails; copy it again";
}

// A camera or a stream: what cannot be read is lost, and the source is opened again.
class LiveVideo final : public FrameSource {
 public:
  // device: of a camera, empty for a stream.
  LiveVideo(VideoFrames frames, std::filesystem::path device, const Clock& clock)
      : frames_(std::move(frames)), device_(std::move(device)), clock_(clock) {}

  NextFrame next() override {
    if (frames_) {
      cv::Mat bgr = frames_->next();
      if (!bgr.empty()) return {FrameOutcome::kFrame, {bgr, seconds(), number_++}, {}};
      if (!fits(frames_->refused())) return {FrameOutcome::kLost, {}, too_large(frames_->refused())};
    }
    frames_.reset();  // what streams from a camera keeps others from asking it
    return {FrameOutcome::kLost, {}, device_.empty() ? camera_complaint(0, {}) : camera_complaint(device_)};
  }

 private:
  // A camera's driver says when a picture was taken.
  double seconds() { return device_.empty() ? arrivals_.next(clock_.now().count()) : frames_->seconds(); }

  std::optional<VideoFrames> frames_;
  std::filesystem::path device_;
  const Clock& clock_;
  ArrivalTimes arrivals_;
  long number_ = 0;
};

class VideoFile final : public FrameSource {
 public:
  explicit VideoFile(VideoFrames frames) : frames_(std::move(frames)) {}

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
    for (int i = 0; i < kBrokenFramesOfFile && !frames_.have_failed(); ++i) {
      cv::Mat bgr = frames_.next();
      if (bgr.empty()) continue;
      seconds_ = frames_.seconds();
      return {FrameOutcome::kFrame, {bgr, seconds_, number_++}, {}};
    }
    return {FrameOutcome::kEnd, {}, why_it_ends()};
  }

  std::string why_it_ends() const {
    if (!fits(frames_.refused())) return too_large(frames_.refused());
    if (frames_.have_failed()) return decoder_failed(seconds_);
    return cut_short(frames_.head().length, {seconds_, number_});
  }

  VideoFrames frames_;
  double seconds_ = 0;
  long number_ = 0;
  std::deque<NextFrame> ahead_;
};

std::string complaint(const std::string& source, SourceKind kind) {
  if (kind == SourceKind::kStream)
    return "no video comes from there; check the address and that the camera is on";
  if (kind == SourceKind::kCamera) return camera_complaint(device_of(source));
  if (!std::filesystem::exists(source)) return "there is no such file; check the name";
  return "is no video that can be read; give a camera number, a video file or a stream's address";
}

// A camera's driver is the system's, and its pictures come as they are: what others made is read in a child.
// Empty where it cannot be opened.
std::unique_ptr<VideoReader> open_reader(const std::string& source, SourceKind kind) {
  if (kind == SourceKind::kCamera) return open_capture(source, kind);
  try {
    return open_in_child(source, kind);
  } catch (const std::system_error& error) {
    throw SourceError("no process can be started to read it (" + error.code().message() +
                      "); close other programs");
  }
}

std::unique_ptr<FrameSource> open_file(VideoFrames frames, const std::string& file) {
  auto source = std::make_unique<VideoFile>(std::move(frames));
  if (!source->has(1)) {
    if (!fits(source->refused())) throw SourceError(too_large(source->refused()));
    throw SourceError("no picture in it can be read, it is damaged or cut short; copy it again");
  }
  if (is_photo(file) && !source->has(2)) throw SourceError(photo_complaint(file));
  return source;
}

}  // namespace

std::unique_ptr<FrameSource> open_video(const std::string& source, const Clock& clock) {
  setenv("OPENCV_FFMPEG_LOGLEVEL", "-8", 0);  // FFmpeg prints; we say what is wrong ourselves
  const SourceKind kind = kind_of_source(source);
  auto reader = open_reader(source, kind);
  if (!reader) {
    const bool photo = kind == SourceKind::kFile && is_photo(source);
    throw SourceError(photo ? photo_complaint(source) : complaint(source, kind));
  }
  VideoFrames frames(std::move(reader));
  if (const cv::Size size = frames.announced_size(); !fits(size)) throw SourceError(too_large(size));
  if (kind == SourceKind::kFile) return open_file(std::move(frames), source);
  return std::make_unique<LiveVideo>(std::move(frames), kind == SourceKind::kCamera ? device_of(source) : "",
                                     clock);
}

}  // namespace ringside
