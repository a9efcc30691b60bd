// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "app/photos/rulings.h"
#include "calibration/calibrate.h"
#include "report/photo_report.h"

namespace ringside {

struct FlowOptions {
  BoardOptions board;
  std::optional<Calibration> calibration;  // when given, the board is not searched, only checked to lie there
  DiscModel discs;
  std::map<std::string, int> twenties;  // set aside per team
  bool hole_is_given = false;           // what lies in the hole is known apart from the photo
  ScoringOptions scoring;
  Rulings rulings = {};  // by people, of this photo
};

struct FlowResult {
  PhotoReport report;
  cv::Mat pixels;          // of the upright photo; empty when it could not be read
  std::string taken = {};  // as Photo
};

// The photo flow: load -> calibrate -> detect -> score. Whatever is wrong with the photo is a refusal in the
// report, never an exception, so that one bad photo does not stop a batch.
FlowResult score_photo(const std::filesystem::path& file, const FlowOptions& options);

}  // namespace ringside
