// SPDX-License-Identifier: MIT
// What a picture's file says of itself. HEIC and AVIF are left to the photo targets: libheif is asked in a
// child process, which takes a hundred times as long.
#include "photo/image_header.h"

#include "fuzz/fuzz_target.h"
#include "photo/photo_error.h"

void ringside::fuzz::try_input(std::string_view input) {
  const Bytes file(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
  begins_like_picture(file);
  if (file.size() >= 8 && starts_with(file.subspan(4), "ftyp")) return;
  try {
    const ImageHeader header = read_image_header(file);
    require(header.width > 0 && header.height > 0, "a picture has a size");
    require(header.end <= file.size(), "a picture ends within its file");
    require(header.exif.orientation >= 1 && header.exif.orientation <= 8, "an orientation is 1 to 8");
  } catch (const PhotoError&) {
  }
}
