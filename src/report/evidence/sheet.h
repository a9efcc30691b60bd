// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <string>
#include <vector>

#include "calibration/model/utc_time.h"
#include "report/data/evidence_photo.h"

// The parts of a sheet of evidence: rows of words and of pictures, black on white, all of one width.
namespace ringside {

inline constexpr int kPanel = 900, kSheetGap = 20, kSheetWidth = 2 * kPanel + 3 * kSheetGap;  // pixels

// Heights of capitals, pixels: a sheet can be read where it is shown 390 wide, as on a phone.
inline constexpr int kTitle = 56, kWords = 46, kSmall = 43;

struct TextLine {
  std::string text;
  int height;
  bool bold;
};

cv::Mat text_block(const std::vector<TextLine>& lines);

// Side by side with gaps.
cv::Mat row_of(const std::vector<cv::Mat>& pictures);

// What a sheet rests on: remarks, photos with their hashes, when and by what it was made.
std::vector<TextLine> sources_of(const std::vector<EvidencePhoto>& photos, const UtcTime& made,
                                 const std::vector<std::string>& remarks);

}  // namespace ringside
