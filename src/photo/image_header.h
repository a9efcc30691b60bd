// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "photo/bytes.h"

namespace ringside {

enum class ImageFormat { kJpeg, kPng, kWebp, kTiff };

// What a picture's file says about it before anything is decoded.
struct ImageHeader {
  ImageFormat format;
  std::uint32_t width = 0;  // as stored, before the EXIF orientation
  std::uint32_t height = 0;
  Bytes exif{};  // the EXIF block from its byte-order mark on, a part of the file's bytes; empty without one
};

// Tells the format by the first bytes, not by the file's name, and walks the file to its end. Throws
// PhotoError when the file is no such picture, is cut short, or contradicts itself.
ImageHeader read_image_header(Bytes file);

// One per format; the file is known to start like one of that format.
ImageHeader read_jpeg_header(Bytes file);
ImageHeader read_png_header(Bytes file);
ImageHeader read_webp_header(Bytes file);
ImageHeader read_tiff_header(
    Bytes file);  // looks at the first directory only, as there is no end mark to walk to

// The picture is all there but makes no sense.
[[noreturn]] void throw_damaged();

}  // namespace ringside
