// SPDX-License-Identifier: MIT
#include "photo/decode_png.h"

#include <png.h>

#include "photo/image_header.h"
#include "photo/over_white.h"

namespace ringside {
namespace {

// libpng's simplified reader, freed whatever happens. It keeps its warnings to itself.
class PngImage {
 public:
  explicit PngImage(Bytes file) {
    image_.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_memory(&image_, file.data(), file.size()) == 0) throw_damaged();
    image_.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;  // else values of 16 bits would pass for amounts of light
  }
  ~PngImage() { png_image_free(&image_); }
  PngImage(const PngImage&) = delete;
  PngImage& operator=(const PngImage&) = delete;

  bool is_transparent() const { return (image_.format & PNG_FORMAT_FLAG_ALPHA) != 0; }

  cv::Mat read(png_uint_32 format, int type) {
    cv::Mat pixels(static_cast<int>(image_.height), static_cast<int>(image_.width), type);
    image_.format = format;
    const auto stride = static_cast<png_int_32>(pixels.step);
    if (png_image_finish_read(&image_, nullptr, pixels.data, stride, nullptr) == 0) throw_damaged();
    return pixels;
  }

 private:
  png_image image_{};
};

}  // namespace

// What a painting program left underneath transparent pixels must not show.
cv::Mat decode_png(Bytes file) {
  PngImage image(file);
  if (!image.is_transparent()) return image.read(PNG_FORMAT_BGR, CV_8UC3);
  return over_white(image.read(PNG_FORMAT_BGRA, CV_8UC4), Alpha::kStraight);
}

}  // namespace ringside
