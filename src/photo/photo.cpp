// SPDX-License-Identifier: MIT
#include "photo/photo.h"

#include <chrono>
#include <string>

#include "photo/decode.h"
#include "photo/image_header.h"
#include "photo/orientation.h"
#include "photo/read_file.h"

namespace ringside {
namespace {

using Clock = std::chrono::steady_clock;

void check_pixels(const ImageHeader& header, std::int64_t max_pixels) {
  if (std::uint64_t{header.width} * header.height <= static_cast<std::uint64_t>(max_pixels)) return;
  throw PhotoError(std::to_string(header.width) + " x " + std::to_string(header.height) +
                   " pixels are more than " + std::to_string(max_pixels / 1'000'000) +
                   " megapixels; give a smaller picture");
}

double milliseconds_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

}  // namespace

Photo load_photo(const std::filesystem::path& path, const PhotoLimits& limits) {
  const auto start = Clock::now();
  const std::vector<std::uint8_t> file = read_file(path, limits.file_bytes);
  const ImageHeader header = read_image_header(file);
  check_pixels(header, limits.pixels);
  const cv::Mat pixels = upright(decode(file, header), header.exif.orientation);
  return {pixels,
          header.exif.focal_35mm,
          path,
          milliseconds_since(start),
          header.exif.taken,
          upright(header.colour_cell, header.exif.orientation)};
}

}  // namespace ringside
