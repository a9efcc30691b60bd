// SPDX-License-Identifier: MIT
#include "app/photos/camera_arguments.h"

#include "app/program/command_error.h"
#include "app/program/typed.h"
#include "board/strict_yaml.h"
#include "calibration/file/lens_file.h"
#include "report/data/text.h"

namespace ringside {
namespace {

// Toys and oversized boards included; a radius, centimetres or inches given by mistake are outside.
constexpr Range kOuterDiameter{200, 1500};  // mm
constexpr Range kCameraHeight{200, 10'000};

constexpr const char* kDiameterOption = "--outer-diameter";
constexpr const char* kHeightOption = "--camera-height";

std::optional<double> length(const char* option, const std::string& text, Range range) {
  if (text.empty()) return std::nullopt;
  const auto mm = number_in(text, range.min, range.max);
  if (!mm) {
    throw CommandError(option, "'" + text + "' is not a length in millimetres; give millimetres from " +
                                   fixed(range.min, 0) + " to " + fixed(range.max, 0));
  }
  return mm;
}

}  // namespace

std::vector<Option> add_camera_options(const Parser& parser, CameraArguments& arguments) {
  return {
      parser.add("--board", arguments.board, "NAME|FILE",
                 "board model (ringside models); default: recognised"),
      parser.add("--lens", arguments.lens, "FILE", "of the camera (ringside lens)"),
      parser.add(kDiameterOption, arguments.outer_diameter, "MM", "of the outer line, as you measured it"),
      parser.add(kHeightOption, arguments.camera_height, "MM", "over the board, as you measured it")};
}

BoardOptions board_options(const CameraArguments& arguments) {
  const ModelLibrary library = ModelLibrary::standard();
  BoardOptions options;
  options.outer_diameter = length(kDiameterOption, arguments.outer_diameter, kOuterDiameter);
  options.camera_height = length(kHeightOption, arguments.camera_height, kCameraHeight);
  if (!arguments.lens.empty()) options.lens = read_lens(arguments.lens);
  if (arguments.board.empty()) {
    options.known_boards = library.boards();
  } else {
    options.board = library.board(arguments.board);
  }
  return options;
}

}  // namespace ringside
