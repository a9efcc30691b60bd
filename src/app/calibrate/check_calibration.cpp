// SPDX-License-Identifier: MIT
#include "app/calibrate/check_calibration.h"

#include "app/program/command_error.h"
#include "app/program/messages.h"
#include "app/program/output.h"
#include "calibration/file/calibration_file.h"
#include "flow/measured_photo.h"
#include "report/board_check.h"
#include "report/data/text.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

// A file that is no picture is wrong input where it is alone; among photos it is one that could not be
// checked.
BoardCheck check(const fs::path& file, const Calibration& calibration, bool is_alone) {
  BoardCheck result{file, calibration.pixels_per_mm(), std::nullopt, ""};
  try {
    const Photo photo = as_measured(load_photo(file), calibration.lens);
    result.drift = measure_drift(photo, calibration);
    check_drift(*result.drift, calibration);
  } catch (const UnreadableFile& error) {
    throw CommandError(file.string(), error.what());
  } catch (const PhotoError& error) {
    if (is_alone) throw CommandError(file.string(), error.what());
    result.problem = error.what();
  } catch (const CalibrationError& error) {
    result.problem = error.what();
  }
  return result;
}

void print_check(const BoardCheck& result, const std::string& calibration, bool on_stdout) {
  if (on_stdout) write_stdout(table_text(result));
  if (result.drift)
    for (const std::string& warning : result.drift->warnings) warn(result.photo, warning);
  if (!result.problem.empty()) return say(result.photo, result.problem);
  if (on_stdout) write_stdout("  the board lies where " + printable(calibration) + " says\n");
}

}  // namespace

ExitCode check_calibration(const std::vector<fs::path>& photos, const std::string& calibration,
                           const std::string& json) {
  const Calibration expected = read_calibration(calibration);
  std::vector<BoardCheck> results;
  ExitCode code = ExitCode::kAllScored;
  for (const fs::path& photo : photos) {
    results.push_back(check(photo, expected, photos.size() == 1));
    print_check(results.back(), calibration, json != kStandardOutput);
    if (!results.back().problem.empty()) code = ExitCode::kNotScored;
  }
  if (!json.empty()) write_output(json, json_text(results));
  return code;
}

}  // namespace ringside
