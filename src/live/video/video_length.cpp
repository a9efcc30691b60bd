// SPDX-License-Identifier: MIT
#include "live/video/video_length.h"

#include <cmath>
#include <string>
#include <string_view>

extern "C" {
#include <libavformat/avformat.h>
}

namespace ringside {
namespace {

// By the edit list of the first pictures in it, which are those that OpenCV reads; 0 for files that have
// none. A trimmed MP4 file holds more frames than it shows: OpenCV counts them all. In other containers
// FFmpeg may derive the duration from what is left of the file, which says nothing of what was announced.
double seconds_shown(const std::filesystem::path& file) {
  AVFormatContext* format = nullptr;
  if (avformat_open_input(&format, ("file:" + file.string()).c_str(), nullptr, nullptr) < 0) return 0;
  double seconds = 0;
  const bool has_edit_lists = std::string_view(format->iformat->name).find("mp4") != std::string_view::npos;
  for (unsigned i = 0; has_edit_lists && i < format->nb_streams; ++i) {
    const AVStream& stream = *format->streams[i];
    if (stream.codecpar->codec_type != AVMEDIA_TYPE_VIDEO) continue;
    if (stream.duration > 0) seconds = static_cast<double>(stream.duration) * av_q2d(stream.time_base);
    break;
  }
  avformat_close_input(&format);
  return seconds;
}

}  // namespace

VideoLength length_of(const cv::VideoCapture& video, const std::filesystem::path& file) {
  const double frames = video.get(cv::CAP_PROP_FRAME_COUNT), rate = video.get(cv::CAP_PROP_FPS);
  const bool usable = frames > 0 && frames < kMostCount && rate > 0;  // false for what is no number
  if (!usable) return {};
  const double shown = seconds_shown(file);
  const double seconds = shown > 0 ? shown : frames / rate;
  if (seconds > kMostCount) return {};
  return {seconds, std::lround(frames)};
}

}  // namespace ringside
