// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <opencv2/core/mat.hpp>

namespace ringside {

// Writes a clip of one size: MPEG-4 in Matroska. What was written half a second ago is with the system, and
// can be read however the program ends. OpenCV's writer hands on a group of frames only when five seconds are
// full.
class ClipWriter {
 public:
  // Throws std::runtime_error; so does write().
  ClipWriter(const std::filesystem::path& file, cv::Size size, int frames_per_second);
  ~ClipWriter();  // finishes it, so that players can seek in it
  ClipWriter(const ClipWriter&) = delete;
  ClipWriter& operator=(const ClipWriter&) = delete;

  // CV_8UC3 of that size. Of an odd width or height the last column or row is left out: colour is coded for
  // two by two pixels.
  void write(const cv::Mat& bgr);

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace ringside
