// SPDX-License-Identifier: MIT
#pragma once

#include <doctest/doctest.h>

#include <opencv2/core.hpp>
#include <string>

#include "photo/photo.h"
#include "support/error_message.h"
#include "support/temp_folder.h"

namespace ringside::test {

inline Photo load_bytes(const std::string& bytes, const PhotoLimits& limits = {}) {
  const TempFolder folder;
  return load_photo(folder.write("picture", bytes), limits);
}

inline std::string load_error(const std::string& bytes, const PhotoLimits& limits = {}) {
  return error_message<PhotoError>([&] { load_bytes(bytes, limits); });
}

// The largest difference of any sample; 255 when the sizes differ.
inline double difference(const cv::Mat& a, const cv::Mat& b) {
  if (a.size() != b.size() || a.type() != b.type()) return 255;
  return cv::norm(a, b, cv::NORM_INF);
}

// The mean one: what lossy formats keep small.
inline double mean_difference(const cv::Mat& a, const cv::Mat& b) {
  if (a.size() != b.size() || a.type() != b.type()) return 255;
  return cv::norm(a, b, cv::NORM_L1) / static_cast<double>(a.total() * a.elemSize());
}

inline constexpr double kLossy = 4;  // mean difference of a JPEG; another orientation makes it 50 or more

}  // namespace ringside::test
