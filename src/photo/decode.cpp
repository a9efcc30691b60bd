// SPDX-License-Identifier: MIT
#include "photo/decode.h"

#include "photo/decode_heif.h"
#include "photo/decode_jpeg.h"
#include "photo/decode_png.h"
#include "photo/decode_tiff.h"
#include "photo/decode_webp.h"

namespace ringside {
namespace {

cv::Mat decode_by_format(Bytes file, const ImageHeader& header) {
  switch (header.format) {
    case ImageFormat::kJpeg:
      return decode_jpeg(file, header);
    case ImageFormat::kPng:
      return decode_png(file, header);
    case ImageFormat::kWebp:
      return decode_webp(file, header);
    case ImageFormat::kTiff:
      return decode_tiff(file, header);
    case ImageFormat::kHeif:
      break;
  }
  return decode_heif(file, header);
}

}  // namespace

cv::Mat decode(Bytes file, const ImageHeader& header) {
  cv::Mat pixels = decode_by_format(file, header);
  const bool is_as_announced = pixels.total() == std::size_t{header.width} * header.height;
  if (pixels.type() != CV_8UC3 || !is_as_announced) throw_damaged();
  return pixels;
}

}  // namespace ringside
