// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/camera_arguments.h"
#include "app/photo_flow.h"

namespace ringside {

// `ringside score` as typed.
struct ScoreArguments {
  std::vector<std::string> photos;
  std::string calibration;
  CameraArguments camera;
  std::string discs = "tournament";
  std::string twenties;
  std::string json;
  std::string csv;
  std::string overlay;
  bool strict = false;
};

// The same, checked and with everything loaded that is no photo.
struct ScoreJob {
  std::vector<std::filesystem::path> photos;
  FlowOptions flow;
  std::string json;                             // file, "-" for stdout, empty for none
  std::string csv;                              // the same
  std::vector<std::filesystem::path> overlays;  // one per photo, or none
  bool strict;

  bool stdout_is_for_people() const { return json != "-" && csv != "-"; }
};

// Throws CommandError or ModelError.
ScoreJob resolve(const ScoreArguments& arguments);

}  // namespace ringside
