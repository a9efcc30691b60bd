// SPDX-License-Identifier: MIT
#include "photo/decode.h"

#include <turbojpeg.h>

#include <memory>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <string_view>

#include "photo/decode_heif.h"
#include "photo/over_white.h"
#include "photo/photo_error.h"
#include "photo/quiet_stderr.h"

namespace ringside {
namespace {

struct Destroy {
  void operator()(void* handle) const { tjDestroy(handle); }
};

// Cameras and webcams are known to leave a few bytes before a marker; all other warnings of libjpeg mean that
// part of the picture was made up.
bool is_harmless(std::string_view warning) {
  return warning.find("extraneous bytes before marker") != std::string_view::npos;
}

// OpenCV's own JPEG reader prints libjpeg's warnings and goes on with grey; TurboJPEG hands them over.
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

cv::Mat decode_with_opencv(Bytes file, int flags) {
  const QuietStderr quiet;
  try {
    return cv::imdecode(cv::_InputArray(file.data(), static_cast<int>(file.size())), flags);
  } catch (const cv::Exception&) {
    throw_damaged();
  }
}

cv::Mat with_8_bits(const cv::Mat& picture) {
  if (picture.depth() != CV_16U) return picture;
  constexpr double kScale = 255.0 / 65535;
  cv::Mat result;
  picture.convertTo(result, CV_8U, kScale);
  return result;
}

cv::Mat colour_over_white(const cv::Mat& picture) {
  if (picture.channels() == 4) return over_white(picture, Alpha::kStraight);
  if (picture.channels() != 1) return picture;
  cv::Mat result;
  cv::cvtColor(picture, result, cv::COLOR_GRAY2BGR);
  return result;
}

// cv::IMREAD_COLOR would drop the transparency, and what a painting program left underneath would show.
cv::Mat decode_png_or_webp(Bytes file) {
  const cv::Mat picture = decode_with_opencv(file, cv::IMREAD_UNCHANGED);
  if (picture.empty()) throw_damaged();
  return colour_over_white(with_8_bits(picture));
}

// libtiff lays transparent pixels over black, and OpenCV does not say of its results whether it did.
cv::Mat decode_tiff(Bytes file) {
  return decode_with_opencv(file, cv::IMREAD_COLOR | cv::IMREAD_IGNORE_ORIENTATION);
}

cv::Mat decode_by_format(Bytes file, const ImageHeader& header) {
  switch (header.format) {
    case ImageFormat::kJpeg:
      return decode_jpeg(file, header);
    case ImageFormat::kTiff:
      return decode_tiff(file);
    case ImageFormat::kHeif:
      return decode_heif(file);
    case ImageFormat::kPng:
    case ImageFormat::kWebp:
      break;
  }
  return decode_png_or_webp(file);
}

}  // namespace

cv::Mat decode(Bytes file, const ImageHeader& header) {
  cv::Mat pixels = decode_by_format(file, header);
  const bool is_as_announced = pixels.total() == std::size_t{header.width} * header.height;
  if (pixels.type() != CV_8UC3 || !is_as_announced) throw_damaged();
  return pixels;
}

}  // namespace ringside
