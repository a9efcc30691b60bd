// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <opencv2/core/mat.hpp>
#include <optional>
#include <string>

#include "photo/photo_error.h"

namespace ringside {

// A picture as a person sees it: upright, 8-bit blue-green-red.
struct Photo {
  cv::Mat pixels;  // CV_8UC3
  std::optional<double>
      focal_35mm;  // focal length in 35 mm equivalent, where the camera wrote it into the file
  std::filesystem::path source;
  double decode_ms = 0;  // from opening the file to upright pixels
  // When, by the camera's clock: "2026-11-20T14:03:09"; empty where the file does not say.
  std::string taken = {};
  // Pixels across and down that share one colour in the file, which keeps luma for each: cameras write 2 x 2.
  cv::Size colour_cell = {1, 1};

  int width() const { return pixels.cols; }
  int height() const { return pixels.rows; }
};

struct PhotoLimits {
  std::uintmax_t file_bytes = std::uintmax_t{1}
                              << 30;  // refuse larger files before reading them; below 2 GiB
  std::int64_t pixels = 200'000'000;  // refuse larger pictures before decoding them
};

// Reads JPEG, PNG, WebP, TIFF, HEIC or AVIF (identified by content, not by name), of any bit depth, and turns
// it upright. Transparent pixels lie over white (in a TIFF over black): what a painting program left under
// them is not to be seen. A file that is cut short or damaged is refused, even where a decoder would fill the
// hole with grey. A disc may have lain there. In a HEIC or AVIF, not every damage inside the coded picture is
// noticed: libheif does not hand on its decoders' warnings. Throws PhotoError,
// or UnreadableFile where there is nothing to read.
Photo load_photo(const std::filesystem::path& path, const PhotoLimits& limits = {});

}  // namespace ringside
