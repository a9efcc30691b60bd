// SPDX-License-Identifier: MIT
#include "app/calibrate_command.h"

#include <sstream>

#include "app/messages.h"
#include "app/output.h"
#include "app/refusal.h"
#include "app/same_file.h"
#include "app/score_job.h"
#include "calibration/calibration_file.h"
#include "calibration/check_board.h"
#include "report/overlay.h"
#include "report/text.h"
#include "report/write_picture.h"

namespace ringside {
namespace {

struct CalibrateArguments {
  std::string photo;
  std::string output;
  std::string board;
  std::string overlay;
  std::string check;
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
  return out.str();
}

void check_usage(const CalibrateArguments& arguments) {
  if (arguments.check.empty() && arguments.output.empty()) {
    throw CommandError("calibrate",
                       "neither -o nor --check is given; name the calibration file to write or to check");
  }
  for (const std::string& file : {arguments.output, arguments.overlay}) {
    if (!file.empty() && same_file(file, arguments.photo)) {
      throw CommandError(file, "would replace the photo; name another file");
    }
  }
}

void write_board_overlay(const std::filesystem::path& file, const Photo& photo,
                         const Calibration& calibration) {
  const ScoredBoard board{.calibration = calibration, .discs = {}, .totals = {}, .round = {}};
  write_and_tell(file, [&] { return write_picture(file, draw_overlay(photo.pixels, board)); });
}

void write_calibration_of(const Photo& photo, const CalibrateArguments& arguments) {
  const Calibration calibration = calibrate(photo, board_options(arguments.board));
  for (const std::string& warning : calibration.warnings) say(photo.source, "warning: " + warning);
  std::ostringstream yaml;
  write_calibration(calibration, yaml);
  write_output(arguments.output, yaml.str());
  if (!arguments.overlay.empty()) write_board_overlay(arguments.overlay, photo, calibration);
  if (arguments.output != kStandardOutput) write_stdout(summary(calibration));
}

void check_calibration(const Photo& photo, const std::string& file) {
  const Drift drift = check_board(photo, read_calibration(file));
  write_stdout("the board lies where " + printable(file) + " says: off by " + fixed(drift.rms_px, 2) +
               " px, " + fixed(drift.rms_mm, 2) + " mm RMS\n");
}

ExitCode run_calibrate(const CalibrateArguments& arguments) {
  check_usage(arguments);
  try {
    const Photo photo = load_photo(arguments.photo);
    if (arguments.check.empty()) {
      write_calibration_of(photo, arguments);
    } else {
      check_calibration(photo, arguments.check);
    }
    return ExitCode::kAllScored;
  } catch (const PhotoError& error) {
    throw CommandError(arguments.photo, error.what());
  } catch (const CalibrationError& error) {
    say(arguments.photo, error.what());
    return ExitCode::kNotScored;
  }
}

}  // namespace

Command add_calibrate_command(CLI::App& app) {
  auto arguments = std::make_shared<CalibrateArguments>();
  CLI::App* parser =
      app.add_subcommand("calibrate", "Measure the board of a fixed camera once, for score --calibration.");
  parser->add_option("PHOTO", arguments->photo, "an empty board is best")->required()->option_text(" ");
  const TextOptions options(parser);
  CLI::Option* output =
      options.add("-o,--output", arguments->output, "FILE|-", "calibration to write (YAML); - is stdout");
  CLI::Option* board = options.add("--board", arguments->board, "NAME|FILE",
                                   "board model (ringside models); default: recognised");
  CLI::Option* overlay =
      options.add("--overlay", arguments->overlay, "FILE", "the photo with the findings drawn on it");
  options
      .add("--check", arguments->check, "FILE",
           "only check that the board still lies where this calibration says")
      ->excludes(output)
      ->excludes(board)
      ->excludes(overlay);
  parser->footer("Exit codes: 0 done, 1 no board or it has moved, 2 wrong usage or unreadable file.");
  return {parser, [arguments] { return run_calibrate(*arguments); }};
}

}  // namespace ringside
