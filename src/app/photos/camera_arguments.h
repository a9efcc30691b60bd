// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "app/program/command.h"
#include "calibration/calibrate.h"

namespace ringside {

// What a user may know of the board and the camera, as typed; the same for score and calibrate.
struct CameraArguments {
  std::string board;           // NAME|FILE
  std::string lens;            // FILE
  std::string outer_diameter;  // mm
  std::string camera_height;   // mm
};

// Adds --board, --lens, --outer-diameter and --camera-height. Returned in that order.
std::vector<Option> add_camera_options(const Parser& parser, CameraArguments& arguments);

// With the files read and the numbers checked. Throws CommandError or ModelError.
BoardOptions board_options(const CameraArguments& arguments);

}  // namespace ringside
