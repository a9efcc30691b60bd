// SPDX-License-Identifier: MIT
// A whole photo: its file, its header and its pixels, decoded as `ringside score` does.
#include "photo/photo.h"

#include "fuzz/fuzz_target.h"
#include "fuzz/input_file.h"

void ringside::fuzz::try_input(std::string_view input) {
  constexpr PhotoLimits kSmall{.file_bytes = 1 << 16, .pixels = 1 << 16};
  const InputFile file(input);
  try {
    const Photo photo = load_photo(file.path(), kSmall);
    require(photo.width() > 0 && photo.height() > 0, "a photo has pixels");
    require(photo.pixels.total() <= kSmall.pixels, "a photo keeps to its limit");
    require(photo.pixels.type() == CV_8UC3, "a photo has three channels of eight bits");
    require(!photo.focal_35mm || *photo.focal_35mm > 0, "a focal length is above zero");
  } catch (const PhotoError&) {
  }
}
