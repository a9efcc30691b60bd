// SPDX-License-Identifier: MIT
#include "app/calibrate/calibrate_command.h"

#include <algorithm>
#include <sstream>

#include "app/calibrate/check_calibration.h"
#include "app/photos/camera_arguments.h"
#include "app/photos/flow_arguments.h"
#include "app/program/clock.h"
#include "app/program/command_error.h"
#include "app/program/messages.h"
#include "app/program/output.h"
#include "app/program/same_file.h"
#include "calibration/file/calibration_file.h"
#include "detection/detect_discs.h"
#include "detection/hole/empty_hole.h"
#include "flow/measured_photo.h"
#include "report/data/text.h"
#include "report/picture/overlay.h"
#include "report/picture/write_picture.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

struct CalibrateArguments {
  std::vector<std::string> photos;
  CameraArguments camera;
  std::string output;
  std::string overlay;
  std::string check;
  std::string json;
  bool empty = false;
};

std::string summary(const Calibration& calibration) {
  std::ostringstream out;
  out << "board     " << (calibration.board.empty() ? "not recognised" : calibration.board) << '\n'
      << "residual  " << fixed(calibration.residual_px, 2) << " px, " << fixed(calibration.residual_mm, 2)
      << " mm\n"
      << "camera    tilted by " << fixed(degrees(calibration.camera.tilt), 1) << " degrees, "
      << fixed(calibration.camera.centre.z() / 1000, 2) << " m above the board\n";
  for (const LineName name : kLineNames) {
    const Line& line = calibration.line(name);
    out << to_string(name) << " line: radius " << fixed(line.radius, 1) << " mm, width "
        << fixed(line.width, 1) << " mm, seen over " << fixed(100 * line.coverage, 0) << " %\n";
  }
  out << "pegs      " << (calibration.pegs.empty() ? "none seen" : std::to_string(calibration.pegs.size()))
      << '\n';
  return out.str();
}

void check_usage(const CalibrateArguments& arguments, const std::vector<fs::path>& photos) {
  if (arguments.check.empty() && arguments.output.empty()) {
    throw CommandError("calibrate",
                       "neither -o nor --check is given; name the calibration file to write or to check");
  }
  for (const std::string& file : {arguments.output, arguments.overlay, arguments.json}) {
    if (!file.empty() && is_one_of(file, photos))
      throw CommandError(file, "would replace a photo; name another file");
    for (const std::string& input : {arguments.camera.lens, arguments.check}) {
      if (!file.empty() && !input.empty() && same_file(file, input))
        throw CommandError(file, "would replace an input file; name another");
    }
  }
}

void write_board_overlay(const fs::path& file, const Photo& photo, const Calibration& calibration) {
  ScoredBoard board;
  board.calibration = calibration;
  write_and_report(file, [&] { return write_picture(file, draw_overlay(photo.pixels, board)); });
}

void check_size(const Photo& photo, const Photo& first) {
  if (photo.pixels.size() == first.pixels.size()) return;
  throw CommandError(photo.source.string(),
                     "has another size than the first photo; give photos of one camera that was not moved");
}

std::vector<Photo> load(const std::vector<fs::path>& files) {
  std::vector<Photo> photos;
  for (const fs::path& file : files) {
    try {
      photos.push_back(load_photo(file));
    } catch (const PhotoError& error) {
      throw CommandError(file.string(), error.what());
    }
    check_size(photos.back(), photos.front());
  }
  return photos;
}

// Throws CommandError where the board is not as empty as it was said to be. Where the photo leaves the hole
// open, the person's word counts.
void check_empty(const Photo& photo, const Calibration& calibration) {
  const Detection found = detect_discs(photo, calibration, ModelLibrary::standard().disc(kDefaultDiscs));
  const auto count = std::count_if(found.discs.begin(), found.discs.end(),
                                   [](const Disc& disc) { return disc.in_hole != HoleState::kUnsure; });
  if (count == 0) return;
  throw CommandError(photo.source.string(), "shows " + std::to_string(count) +
                                                (count == 1 ? " disc" : " discs") +
                                                "; take everything off the board, or leave --empty out");
}

// The hole of the photos, for comparison.
EmptyHolePicture empty_hole_of(const std::vector<Photo>& measured, const Calibration& calibration) {
  std::vector<RectifiedView> views;
  for (const Photo& photo : measured) {
    check_empty(photo, calibration);
    views.push_back(hole_view(photo, calibration));
  }
  return empty_hole_picture(views, calibration);
}

Calibration calibration_of(const std::vector<Photo>& photos, const BoardOptions& options, bool empty,
                           UtcTime made) {
  std::vector<Photo> measured;
  for (const Photo& photo : photos) measured.push_back(as_measured(photo, options.lens));
  Calibration calibration = calibrate_measured(measured, options);
  if (empty) calibration.empty_hole = empty_hole_of(measured, calibration);
  calibration.made = made;
  calibration.photos.clear();
  for (const Photo& photo : photos) calibration.photos.push_back(source_photo(photo.source));
  return calibration;
}

void write_results(const std::vector<Photo>& photos, const Calibration& calibration,
                   const CalibrateArguments& arguments) {
  for (const std::string& warning : calibration.warnings) warn(photos[0].source, warning);
  std::ostringstream yaml;
  write_calibration(calibration, yaml);
  write_output(arguments.output, yaml.str());
  if (!arguments.overlay.empty()) write_board_overlay(arguments.overlay, photos[0], calibration);
  if (arguments.output != kStandardOutput) write_stdout(summary(calibration));
}

ExitCode run_calibrate(const CalibrateArguments& arguments) {
  const std::vector<fs::path> files(arguments.photos.begin(), arguments.photos.end());
  check_usage(arguments, files);
  if (!arguments.check.empty()) return check_calibration(files, arguments.check, arguments.json);
  BoardOptions options = board_options(arguments.camera);
  options.measure_pegs = true;
  const UtcTime made = time_for_files();
  const std::vector<Photo> photos = load(files);
  try {
    write_results(photos, calibration_of(photos, options, arguments.empty, made), arguments);
    return ExitCode::kAllScored;
  } catch (const CalibrationError& error) {
    say(files[0], error.what());
    return ExitCode::kNotScored;
  }
}

}  // namespace

Command add_calibrate_command(const Parser& program) {
  auto arguments = std::make_shared<CalibrateArguments>();
  const Parser parser =
      program.subcommand("calibrate", "Measure the board of a fixed camera once, for score --calibration.");
  parser.add_list("PHOTO", arguments->photos, "of the camera, not moved; an empty board is best").required();
  std::vector<Option> to_measure = add_camera_options(parser, arguments->camera);
  to_measure.push_back(
      parser.add("-o,--output", arguments->output, "FILE|-", "calibration to write (YAML); - is stdout"));
  to_measure.push_back(parser.add_flag("--empty", arguments->empty,
                                       "the board and its hole are empty: keep how the hole looks"));
  to_measure.push_back(
      parser.add("--overlay", arguments->overlay, "FILE", "the photo with the findings drawn on it"));
  Option check = parser.add("--check", arguments->check, "FILE",
                            "only check that the board still lies where this calibration says");
  parser.add("--json", arguments->json, "FILE|-", "result of --check; - is stdout").needs(check);
  for (Option option : to_measure) option.excludes(check);
  parser.footer("Exit codes: 0 done, 1 no board or it has moved, 2 wrong usage or unreadable file.");
  return {parser, [arguments] { return run_calibrate(*arguments); }};
}

}  // namespace ringside
