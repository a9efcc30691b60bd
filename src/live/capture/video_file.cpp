// SPDX-License-Identifier: MIT
#include "live/capture/video_file.h"

#include <algorithm>

#include "files/regular_file.h"
#include "photo/image_header.h"
#include "report/data/text.h"

namespace ringside {

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
