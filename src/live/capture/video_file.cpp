// SPDX-License-Identifier: MIT
#include "live/capture/video_file.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "files/regular_file.h"
#include "photo/image_header.h"
#include "report/data/text.h"

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
  constexpr double kMostFrames = 1e9;  // more is no number that anybody counted
  const double frames = video.get(cv::CAP_PROP_FRAME_COUNT), rate = video.get(cv::CAP_PROP_FPS);
  const bool usable = frames > 0 && frames < kMostFrames && rate > 0;  // false for what is no number
  if (!usable) return {};
  const double shown = seconds_shown(file);
  return {shown > 0 ? shown : frames / rate, std::lround(frames)};
}

// Some containers say how long sound and picture last together: the sound may go on a little longer.
std::string cut_short(const VideoLength& announced, const VideoLength& read) {
  constexpr double kOfSound = 1, kShare = 0.05;  // s; of the length
  const double missing = announced.seconds - read.seconds;
  const bool complete =
      missing < std::max(kOfSound, kShare * announced.seconds) ||
      static_cast<double>(read.frames) >= (1 - kShare) * static_cast<double>(announced.frames);
  if (complete) return {};
  return "cannot be read beyond " + fixed(read.seconds, 1) + " s of " + fixed(announced.seconds, 1) +
         " s, it is damaged or cut short; copy it again";
}

bool is_photo(const std::filesystem::path& file) {
  constexpr std::size_t kStart = 512;  // bytes
  try {
    const std::string start = RegularFile(file).read(kStart);
    return begins_like_picture(Bytes(reinterpret_cast<const std::uint8_t*>(start.data()), start.size()));
  } catch (const FileError&) {
    return false;
  }
}

std::string photo_complaint(const std::filesystem::path& file) {
  return "is a photo; to watch, give a camera number, a video file or a stream's address; for a photo, run: "
         "ringside score " +
         file.string();
}

}  // namespace ringside
