// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <opencv2/core/types.hpp>

#include "photo/bytes.h"
#include "photo/exif.h"

namespace ringside {

enum class ImageFormat { kJpeg, kPng, kWebp, kTiff, kHeif };  // HEIF: HEIC and AVIF

// What a picture's file says about it before anything is decoded.
struct ImageHeader {
  ImageFormat format;
  std::uint32_t width = 0;  // as decode() gives the picture
  std::uint32_t height = 0;
  Exif exif{};                    // its orientation is what is left to do after decode()
  cv::Size colour_cell = {1, 1};  // as in Photo, before it is turned upright
  std::size_t end = 0;            // of a JPEG: bytes to its end mark; what follows is no part of the picture
};

// Detects the format by the first bytes, not by the file's name, and walks the file to its end. Throws
// PhotoError when the file is no such picture, is cut short, or contradicts itself.
ImageHeader read_image_header(Bytes file);

// By these first bytes, a few hundred or all, the file is one of those pictures, whole or not.
bool begins_like_picture(Bytes start);

// One per format; the caller has checked that the file starts like one of that format.
ImageHeader read_jpeg_header(Bytes file);
ImageHeader read_png_header(Bytes file);
ImageHeader read_webp_header(Bytes file);
ImageHeader read_tiff_header(
    Bytes file);  // looks at the first directory only, as there is no end mark to walk to
ImageHeader read_heif_header(Bytes file);

// The picture is all there but makes no sense.
[[noreturn]] void throw_damaged();

}  // namespace ringside
