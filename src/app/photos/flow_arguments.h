// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/photos/camera_arguments.h"
#include "flow/photo_flow.h"

namespace ringside {

inline constexpr const char* kDefaultDiscs = "tournament";  // model of the discs where none is named

// How photos are to be measured, as typed; the same for every command that scores them.
struct FlowArguments {
  std::string calibration;  // FILE
  CameraArguments camera;
  std::string discs{kDefaultDiscs};  // NAME|FILE
  std::string confidence;            // sigmas
};

// Adds --calibration, --board, --lens, --outer-diameter, --camera-height, --discs and --confidence.
void add_flow_options(const Parser& parser, FlowArguments& arguments);

// With the files read. Throws CommandError or ModelError.
FlowOptions flow_options(const FlowArguments& arguments);

}  // namespace ringside
