// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "photo/bytes.h"

namespace ringside {

// What the camera wrote about itself into the file. Nothing else of the block is read, least of all the
// location.
struct Exif {
  int orientation = 1;               // 1 to 8 as in the EXIF standard; 1 = upright
  std::optional<double> focal_35mm;  // focal length in 35 mm equivalent
  std::string taken = {};            // "2026-11-20T14:03:09" by the camera's clock; empty where not given
};

// block: from the byte-order mark on. A block that makes no sense says nothing: a photo is good without it.
Exif read_exif(Bytes block);

}  // namespace ringside
