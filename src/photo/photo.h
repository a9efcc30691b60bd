// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <opencv2/core/mat.hpp>
#include <optional>
#include <stdexcept>
#include <string>

namespace ringside {

// What the camera wrote about itself into the file.
struct Exif {
  int orientation = 1;                   // 1 to 8 as in the EXIF standard; 1 = upright
  std::optional<double> focal_35mm;      // focal length in 35 mm equivalent
};

// A picture as a person sees it: upright, 8-bit blue-green-red.
struct Photo {
  cv::Mat pixels;  // CV_8UC3
  std::optional<double> focal_35mm;
  std::filesystem::path source;
  double decode_ms = 0;

  int width() const { return pixels.cols; }
  int height() const { return pixels.rows; }
};

// The file cannot be read or is no picture that we can use. what() is one line for a person: what is wrong; what to do.
class PhotoError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct PhotoLimits {
  std::uintmax_t file_bytes = std::uintmax_t{1} << 30;  // refuse larger files before reading them
  std::int64_t pixels = 200'000'000;                    // refuse larger pictures before decoding them
};

// Reads JPEG, PNG, WebP or TIFF (told by content, not by name) and applies the EXIF orientation.
// Throws PhotoError.
Photo load_photo(const std::filesystem::path& path, const PhotoLimits& limits = {});

}  // namespace ringside
