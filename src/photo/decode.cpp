// SPDX-License-Identifier: MIT
#include "photo/decode.h"

#include <turbojpeg.h>

#include <memory>
#include <string_view>

#include "photo/decode_heif.h"
#include "photo/decode_png.h"
#include "photo/decode_tiff.h"
#include "photo/decode_webp.h"
#include "photo/photo_error.h"

namespace ringside {
namespace {

struct Destroy {
  void operator()(void* handle) const { tjDestroy(handle); }
};

// Cameras and webcams leave a few bytes before a marker; all other warnings of libjpeg mean that
// part of the picture was made up.
bool is_harmless(std::string_view warning) {
  return warning.find("extraneous bytes before marker") != std::string_view::npos;
}

// TurboJPEG hands libjpeg's warnings over; other readers print them and go on with grey.
cv::Mat decode_jpeg(Bytes file, const ImageHeader& header) {
  const std::unique_ptr<void, Destroy> decoder(tjInitDecompress());
  if (!decoder) throw PhotoError("the JPEG decoder does not start; free some memory");
  cv::Mat pixels(static_cast<int>(header.height), static_cast<int>(header.width), CV_8UC3);
  // Without a limit, a small progressive file can keep a decoder busy for hours by its number of scans.
  const int failed = tjDecompress2(decoder.get(), file.data(), file.size(), pixels.data, pixels.cols,
                                   static_cast<int>(pixels.step), pixels.rows, TJPF_BGR, TJFLAG_LIMITSCANS);
  if (failed != 0) {
    const bool is_warning = tjGetErrorCode(decoder.get()) == TJERR_WARNING;
    if (!is_warning || !is_harmless(tjGetErrorStr2(decoder.get()))) throw_damaged();
  }
  return pixels;
}

cv::Mat decode_by_format(Bytes file, const ImageHeader& header) {
  switch (header.format) {
    case ImageFormat::kJpeg:
      return decode_jpeg(file, header);
    case ImageFormat::kPng:
      return decode_png(file);
    case ImageFormat::kWebp:
      return decode_webp(file);
    case ImageFormat::kTiff:
      return decode_tiff(file, header);
    case ImageFormat::kHeif:
      break;
  }
  return decode_heif(file);
}

}  // namespace

cv::Mat decode(Bytes file, const ImageHeader& header) {
  cv::Mat pixels = decode_by_format(file, header);
  const bool is_as_announced = pixels.total() == std::size_t{header.width} * header.height;
  if (pixels.type() != CV_8UC3 || !is_as_announced) throw_damaged();
  return pixels;
}

}  // namespace ringside
