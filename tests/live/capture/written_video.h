// SPDX-License-Identifier: MIT
#pragma once

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <opencv2/core.hpp>
#include <opencv2/videoio.hpp>
#include <string>

namespace ringside::test {

// 25 frames of noise a second, the same at each call; its name.
inline std::string write_video(const std::filesystem::path& file, const cv::Size& size, int frames,
                               const std::string& code = "mp4v") {
  cv::VideoWriter writer(file.string(), cv::CAP_FFMPEG,
                         cv::VideoWriter::fourcc(code[0], code[1], code[2], code[3]), 25, size);
  REQUIRE(writer.isOpened());
  cv::Mat picture(size, CV_8UC3);
  cv::RNG random(1);
  for (int i = 0; i < frames; ++i) {
    random.fill(picture, cv::RNG::UNIFORM, 0, 256);
    writer.write(picture);
  }
  return file.string();
}

inline std::string read_bytes(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace ringside::test
