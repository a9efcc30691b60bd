// SPDX-License-Identifier: MIT
#include "app/flow_arguments.h"

#include "calibration/calibration_file.h"

namespace ringside {
namespace {

std::optional<Calibration> calibration_from(const std::string& file) {
  if (file.empty()) return std::nullopt;
  return read_calibration(file);
}

}  // namespace

void add_flow_options(const TextOptions& options, FlowArguments& arguments) {
  CLI::Option* calibration =
      options.add("--calibration", arguments.calibration, "FILE", "of the fixed camera (ringside calibrate)");
  for (CLI::Option* option : add_camera_options(options, arguments.camera)) option->excludes(calibration);
  options.add("--discs", arguments.discs, "NAME|FILE", "disc model; default: tournament");
}

FlowOptions flow_options(const FlowArguments& arguments) {
  return {.board = board_options(arguments.camera),
          .calibration = calibration_from(arguments.calibration),
          .discs = ModelLibrary::standard().disc(arguments.discs),
          .twenties = {},
          .scoring = {}};
}

}  // namespace ringside
