// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/photo_flow.h"

namespace ringside {

// `ringside score` as typed.
struct ScoreArguments {
  std::vector<std::string> photos;
  std::string calibration;
  std::string board;
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

// What the search for a board may choose from: the board with that name or in that file, or all known ones.
BoardOptions board_options(const std::string& name_or_file);

}  // namespace ringside
