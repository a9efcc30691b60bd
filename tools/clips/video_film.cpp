// SPDX-License-Identifier: MIT
#include "clips/video_film.h"

#include <stdexcept>

namespace ringside::clips {

VideoFilm::VideoFilm(const std::filesystem::path& file, const Look& look, const Faults& faults,
                     std::uint64_t seed)
    : painter_(look),
      shutter_(faults, seed),
      writer_(file.string(), cv::CAP_FFMPEG, cv::VideoWriter::fourcc('M', 'J', 'P', 'G'),
              look.frames_per_second, {look.viewpoint.width, look.viewpoint.height}) {
  if (!writer_.isOpened())
    throw std::runtime_error(file.string() + ": no video can be written there; choose another folder");
}

void VideoFilm::take(const Instant& instant) {
  switch (shutter_.choose()) {
    case Shutter::Choice::kDrop:
      return;
    case Shutter::Choice::kSend:
      last_ = painter_.paint(instant, static_cast<long>(shutter_.moments().size()));
      [[fallthrough]];
    case Shutter::Choice::kRepeat:
      writer_.write(last_);
  }
}

}  // namespace ringside::clips
