// SPDX-License-Identifier: MIT
#include "photo/encode.h"

#include <png.h>
#include <turbojpeg.h>
#include <webp/encode.h>

#include <algorithm>
#include <cctype>
#include <memory>
#include <opencv2/imgproc.hpp>

#include "photo/photo_error.h"
#include "photo/tiff_in_memory.h"

namespace ringside {
namespace {

[[noreturn]] void throw_too_large() {
  throw PhotoError("the picture is too large for that format; name it .png");
}

struct FreeJpeg {
  void operator()(void* encoder) const { tjDestroy(encoder); }
  void operator()(unsigned char* bytes) const { tjFree(bytes); }
};

std::string encode_jpeg(const cv::Mat& bgr) {
  constexpr int kQuality = 95;
  const std::unique_ptr<void, FreeJpeg> encoder(tjInitCompress());
  unsigned char* bytes = nullptr;
  unsigned long size = 0;
  const bool failed =
      !encoder || tjCompress2(encoder.get(), bgr.data, bgr.cols, static_cast<int>(bgr.step), bgr.rows,
                              TJPF_BGR, &bytes, &size, TJSAMP_420, kQuality, TJFLAG_ACCURATEDCT) != 0;
  const std::unique_ptr<unsigned char, FreeJpeg> owner(bytes);
  if (failed) throw_too_large();
  return {bytes, bytes + size};
}

std::string encode_png(const cv::Mat& bgr) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = static_cast<png_uint_32>(bgr.cols);
  image.height = static_cast<png_uint_32>(bgr.rows);
  image.format = PNG_FORMAT_BGR;
  image.flags = PNG_IMAGE_FLAG_FAST;
  png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
  std::string bytes(size, '\0');
  if (png_image_write_to_memory(&image, bytes.data(), &size, 0, bgr.data, static_cast<png_int_32>(bgr.step),
                                nullptr) == 0)
    throw_too_large();
  bytes.resize(size);
  return bytes;
}

struct FreeWebp {
  void operator()(std::uint8_t* bytes) const { WebPFree(bytes); }
};

std::string encode_webp(const cv::Mat& bgr) {
  std::uint8_t* bytes = nullptr;
  const std::size_t size =
      WebPEncodeLosslessBGR(bgr.data, bgr.cols, bgr.rows, static_cast<int>(bgr.step), &bytes);
  const std::unique_ptr<std::uint8_t, FreeWebp> owner(bytes);
  if (size == 0) throw_too_large();
  return {bytes, bytes + size};
}

void set_fields(TIFF& tiff, const cv::Mat& picture) {
  TIFFSetField(&tiff, TIFFTAG_IMAGEWIDTH, picture.cols);
  TIFFSetField(&tiff, TIFFTAG_IMAGELENGTH, picture.rows);
  TIFFSetField(&tiff, TIFFTAG_SAMPLESPERPIXEL, picture.channels());
  TIFFSetField(&tiff, TIFFTAG_BITSPERSAMPLE, 8);
  TIFFSetField(&tiff, TIFFTAG_ROWSPERSTRIP, 64);
  TIFFSetField(&tiff, TIFFTAG_PHOTOMETRIC, PHOTOMETRIC_RGB);
  TIFFSetField(&tiff, TIFFTAG_PLANARCONFIG, PLANARCONFIG_CONTIG);
  TIFFSetField(&tiff, TIFFTAG_COMPRESSION, COMPRESSION_LZW);
}

std::string encode_tiff(const cv::Mat& bgr) {
  cv::Mat rgb;
  cv::cvtColor(bgr, rgb, cv::COLOR_BGR2RGB);
  std::string bytes;
  TiffPointer tiff = create_tiff(bytes);
  if (!tiff) throw_too_large();
  set_fields(*tiff, rgb);
  for (int row = 0; row < rgb.rows; ++row) {
    if (TIFFWriteScanline(tiff.get(), rgb.ptr(row), static_cast<std::uint32_t>(row), 0) < 0)
      throw_too_large();
  }
  if (TIFFWriteDirectory(tiff.get()) == 0) throw_too_large();
  tiff.reset();
  return bytes;
}

using Encode = std::string (*)(const cv::Mat&);

Encode encoder_of(std::string ending) {
  std::transform(ending.begin(), ending.end(), ending.begin(),
                 [](unsigned char c) { return std::tolower(c); });
  if (ending == ".jpg" || ending == ".jpeg") return encode_jpeg;
  if (ending == ".png") return encode_png;
  if (ending == ".webp") return encode_webp;
  if (ending == ".tif" || ending == ".tiff") return encode_tiff;
  return nullptr;
}

}  // namespace

std::optional<std::string> encode_picture(const std::string& ending, const cv::Mat& bgr) {
  CV_Assert(bgr.type() == CV_8UC3 && !bgr.empty());
  const Encode encode = encoder_of(ending);
  if (encode == nullptr) return std::nullopt;
  return encode(bgr);
}

}  // namespace ringside
