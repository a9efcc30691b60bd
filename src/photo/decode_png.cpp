// SPDX-License-Identifier: MIT
#include "photo/decode_png.h"

#include <png.h>

#include "photo/decoding_limits.h"
#include "photo/over_white.h"
#include "photo/shared_pixels.h"

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

  bool is_as(const ImageHeader& header) const {
    return image_.width == header.width && image_.height == header.height;
  }
  bool is_transparent() const { return (image_.format & PNG_FORMAT_FLAG_ALPHA) != 0; }

  void read_into(const cv::Mat& pixels) {
    image_.format = is_transparent() ? PNG_FORMAT_BGRA : PNG_FORMAT_BGR;
    const auto stride = static_cast<png_int_32>(pixels.step);
    if (png_image_finish_read(&image_, nullptr, pixels.data, stride, nullptr) == 0) throw_damaged();
  }

 private:
  png_image image_{};
};

}  // namespace

// In a child: libpng unpacks texts that nobody wants and all that follows behind the last row, a thousand
// times what the file takes. What a painting program left underneath transparent pixels must not show.
cv::Mat decode_png(Bytes file, const ImageHeader& header) {
  const SharedPixels shared(header, 4);
  const SharedBytes shared_channels(sizeof(int));
  auto& channels = *static_cast<int*>(shared_channels.data());
  run_in_child(decoding_limits(file, header), [&] {
    PngImage image(file);
    if (!image.is_as(header)) throw_damaged();
    channels = image.is_transparent() ? 4 : 3;
    image.read_into(shared.with(channels));
  });
  const cv::Mat pixels = shared.with(channels);
  return channels == 4 ? over_white(pixels, Alpha::kStraight) : pixels.clone();
}

}  // namespace ringside
