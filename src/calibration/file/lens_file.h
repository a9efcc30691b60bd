// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <iosfwd>
#include <vector>

#include "board/model_error.h"
#include "calibration/camera/estimate_lens.h"
#include "calibration/model/source_photo.h"
#include "calibration/model/utc_time.h"

namespace ringside {

inline constexpr int kLensFileVersion = 1;

struct LensFile {
  LensEstimate estimate;
  UtcTime made;
  std::vector<SourcePhoto> photos;  // those that were used
};

// YAML for people and for read_lens: every block says what it is.
void write_lens(const LensFile& file, std::ostream& out);

// Throws ModelError "FILE:LINE: what is wrong; what to do".
Lens read_lens(const std::filesystem::path& path);

}  // namespace ringside
