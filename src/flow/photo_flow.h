// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <opencv2/core/mat.hpp>
#include <string_view>

#include "calibration/calibrate.h"
#include "detection/detect_discs.h"
#include "flow/rulings.h"
#include "report/data/photo_report.h"

namespace ringside {

struct FlowOptions {
  BoardOptions board;
  std::optional<Calibration> calibration;  // when given, the board is not searched, only checked to lie there
  DiscModel discs;
  std::map<std::string, int> twenties;  // set aside per team
  bool hole_is_given = false;           // what lies in the hole is known apart from the photo
  ScoringOptions scoring;
  Rulings rulings = {};         // by people, of this photo
  bool rulings_follow = false;  // they are applied later: no warning says how to answer by them
};

// What a photo shows, before anything is counted.
struct MeasuredBoard {
  Calibration calibration;
  Detection detection;
};

struct FlowResult {
  PhotoReport report;
  cv::Mat pixels;                              // of the upright photo; empty when it could not be read
  std::string taken = {};                      // as Photo
  std::optional<MeasuredBoard> measured = {};  // empty when the board or the discs were refused
};

// Gives the upright photo, or throws PhotoError.
using LoadPhoto = std::function<Photo()>;

// Told when a stage begins: "board", "discs", "score".
using OnStage = std::function<void(std::string_view)>;

// The photo flow: load -> calibrate -> detect -> score. Whatever is wrong with the photo is a refusal in the
// report, never an exception, so that one bad photo does not stop a batch. name: what the photo is called.
FlowResult score_photo(const std::filesystem::path& name, const LoadPhoto& load, const FlowOptions& options,
                       const OnStage& on_stage);

// Of a file.
FlowResult score_photo(const std::filesystem::path& file, const FlowOptions& options);

// The report of what was measured, with other twenties or rulings.
void count_again(FlowResult& result, const FlowOptions& options);

}  // namespace ringside
