// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <opencv2/videoio.hpp>

#include "clips/clip_painter.h"
#include "clips/film.h"
#include "clips/shutter.h"

namespace ringside::clips {

// Paints a story into a video file: Motion JPEG in an AVI file, as many cameras send it. Each frame stands
// alone, so that no codec's guess at motion hides or makes any; it is fast, and large (0.1 to 0.5 MB a
// frame).
class VideoFilm : public Film {
 public:
  // Throws std::runtime_error when the file cannot be written.
  VideoFilm(const std::filesystem::path& file, const Look& look, const Faults& faults, std::uint64_t seed);

  void take(const Instant& instant) override;
  const Shutter& shutter() const { return shutter_; }

 private:
  ClipPainter painter_;
  Shutter shutter_;
  cv::VideoWriter writer_;
  cv::Mat3b last_;
};

}  // namespace ringside::clips
