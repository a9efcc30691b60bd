// SPDX-License-Identifier: MIT
// A block of EXIF, which says something or nothing and never fails.
#include "photo/exif.h"

#include <cmath>

#include "fuzz/fuzz_target.h"

void ringside::fuzz::try_input(std::string_view input) {
  const Exif exif = read_exif({reinterpret_cast<const std::uint8_t*>(input.data()), input.size()});
  require(exif.orientation >= 1 && exif.orientation <= 8, "an orientation is 1 to 8");
  if (exif.focal_35mm)
    require(std::isfinite(*exif.focal_35mm) && *exif.focal_35mm > 0, "a focal length is above zero");
  require(exif.taken.empty() || exif.taken.size() == 19, "a time is whole or empty");
}
