// SPDX-License-Identifier: MIT
#include "live/video/capture_reader.h"

#include <cmath>
#include <vector>

#include "live/video/video_length.h"

namespace ringside {
namespace {

constexpr int kPatienceMs = 5000;  // for a stream to be opened and for its next frame

// A file can say how its picture is to be turned until it is upright.
int turn_of(const cv::VideoCapture& video) {
  const long said = std::lround(video.get(cv::CAP_PROP_ORIENTATION_META));
  if (said != 90 && said != 180 && said != 270) return 0;
  // This one version counts degrees against the clock, and so turns pictures upside down
  // (github.com/opencv/opencv/issues/22088). All others count with it.
  const bool backward = cv::getVersionString() == "4.6.0";
  return static_cast<int>(backward ? 360 - said : said);
}

// Pixels as they are stored are so many times as wide as high.
double pixel_aspect(const cv::VideoCapture& video) {
  const double stored = video.get(cv::CAP_PROP_SAR_NUM) / video.get(cv::CAP_PROP_SAR_DEN);
  // False for what is no number.
  const bool usable = stored >= 1 / kMostPixelAspect && stored <= kMostPixelAspect;
  return usable ? stored : 1;
}

cv::VideoCapture capture_of(const std::string& source, SourceKind kind) {
  if (is_camera_number(source)) return cv::VideoCapture(std::stoi(source), cv::CAP_V4L2);
  if (kind == SourceKind::kCamera) return cv::VideoCapture(source, cv::CAP_V4L2);
  if (kind == SourceKind::kFile) return cv::VideoCapture(source, cv::CAP_FFMPEG);
  const std::vector<int> patience{cv::CAP_PROP_OPEN_TIMEOUT_MSEC, kPatienceMs, cv::CAP_PROP_READ_TIMEOUT_MSEC,
                                  kPatienceMs};
  return cv::VideoCapture(source, cv::CAP_FFMPEG, patience);
}

}  // namespace

CaptureReader::CaptureReader(const cv::VideoCapture& video, const VideoLength& length)
    : video_(video),
      head_{.width = static_cast<int>(video.get(cv::CAP_PROP_FRAME_WIDTH)),
            .height = static_cast<int>(video.get(cv::CAP_PROP_FRAME_HEIGHT)),
            .pixel_aspect = pixel_aspect(video),
            .turn = turn_of(video),
            .frames_per_second = video.get(cv::CAP_PROP_FPS),
            .length = length} {
  if (head_.turn != 0) video_.set(cv::CAP_PROP_ORIENTATION_AUTO, 0);
}

// OpenCV throws where a damaged video gives a frame without a picture.
bool CaptureReader::read(cv::Mat& picture) {
  try {
    return video_.read(picture) && picture.type() == CV_8UC3;
  } catch (const cv::Exception&) {
    return false;
  }
}

std::unique_ptr<VideoReader> open_capture(const std::string& source, SourceKind kind) {
  const cv::VideoCapture video = capture_of(source, kind);
  if (!video.isOpened()) return nullptr;
  const VideoLength length = kind == SourceKind::kFile ? length_of(video, source) : VideoLength{};
  return std::make_unique<CaptureReader>(video, length);
}

}  // namespace ringside
