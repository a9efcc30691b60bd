// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <opencv2/core/mat.hpp>
#include <string>

#include "clips/clip_plan.h"
#include "soaking/camera.h"
#include "watching/verdict.h"

namespace ringside::soaking {

// Hears what a table tells while an act is played, and judges it by what truly happened.
class Witness {
 public:
  // folder: for its notes.
  Witness(const Camera& camera, std::filesystem::path folder) : camera_(camera), folder_(std::move(folder)) {}

  // measured: the picture that the event was measured in, which may be smaller than the camera's own.
  void hear(nlohmann::ordered_json event, const cv::Mat& measured, int full_width);
  // Of all that was heard since the last time.
  watching::Verdict verdict(const clips::ClipPlan& plan);
  void forget() { heard_.clear(); }

 private:
  const Camera& camera_;
  std::filesystem::path folder_;
  std::string heard_;  // lines
};

}  // namespace ringside::soaking
