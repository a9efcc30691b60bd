// SPDX-License-Identifier: MIT
#include "app/photos/flow_arguments.h"

#include "app/program/command_error.h"
#include "app/program/typed.h"
#include "calibration/file/calibration_file.h"

namespace ringside {
namespace {

constexpr const char* kConfidence = "--confidence";

std::optional<Calibration> calibration_from(const std::string& file) {
  if (file.empty()) return std::nullopt;
  return read_calibration(file);
}

ScoringOptions scoring_options(const std::string& confidence) {
  constexpr double kLeast = 0.5, kMost = 10;
  if (confidence.empty()) return {};
  const auto sigmas = number_in(confidence, kLeast, kMost);
  if (!sigmas) {
    throw CommandError(kConfidence,
                       "'" + confidence + "' is not a number of sigmas; give 0.5 to 10, usually 2 or 3");
  }
  return {.confidence_sigmas = *sigmas};
}

}  // namespace

void add_flow_options(const Parser& parser, FlowArguments& arguments) {
  Option calibration =
      parser.add("--calibration", arguments.calibration, "FILE", "of the fixed camera (ringside calibrate)");
  for (Option option : add_camera_options(parser, arguments.camera)) option.excludes(calibration);
  parser.add("--discs", arguments.discs, "NAME|FILE", "disc model; default: tournament");
  parser.add(kConfidence, arguments.confidence, "SIGMAS", "a call needs so many times its sigma; default: 2");
}

FlowOptions flow_options(const FlowArguments& arguments) {
  return {.board = board_options(arguments.camera),
          .calibration = calibration_from(arguments.calibration),
          .discs = ModelLibrary::standard().disc(arguments.discs),
          .twenties = {},
          .scoring = scoring_options(arguments.confidence)};
}

}  // namespace ringside
