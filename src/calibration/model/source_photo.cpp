// SPDX-License-Identifier: MIT
#include "calibration/model/source_photo.h"

#include "photo/sha256.h"

namespace ringside {

SourcePhoto source_photo(const std::filesystem::path& photo) {
  return {photo.filename().string(), sha256_of_file(photo)};
}

}  // namespace ringside
