// SPDX-License-Identifier: MIT
#include "app/score_job.h"

#include "app/command.h"
#include "app/output.h"
#include "app/overlay_files.h"
#include "app/same_file.h"
#include "app/twenties.h"
#include "calibration/calibration_file.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

// A slip such as `--json photo.jpg` must not cost a photo.
void check_output(const char* option, const std::string& file, const std::vector<fs::path>& inputs) {
  if (file.empty() || file == kStandardOutput) return;
  if (is_one_of(file, inputs)) {
    throw CommandError(file, std::string(option) + " would replace an input file; name another");
  }
  if (fs::is_directory(file)) {
    throw CommandError(file, std::string(option) + " needs a file, not a folder; name a file in it");
  }
}

void check_outputs(const ScoreArguments& arguments) {
  std::vector<fs::path> inputs(arguments.photos.begin(), arguments.photos.end());
  for (const std::string& file : {arguments.calibration, arguments.camera.lens})
    if (!file.empty()) inputs.emplace_back(file);
  check_output("--json", arguments.json, inputs);
  check_output("--csv", arguments.csv, inputs);
  if (arguments.json.empty() || arguments.csv.empty()) return;
  if (arguments.json == arguments.csv || same_file(arguments.json, arguments.csv)) {
    throw CommandError(arguments.csv, "--json and --csv cannot go to the same place; name two files");
  }
}

std::vector<fs::path> overlays_for(const std::vector<fs::path>& photos, const std::string& folder) {
  if (folder.empty()) return {};
  std::error_code error;
  fs::create_directories(folder, error);
  if (!fs::is_directory(folder)) {
    throw CommandError(folder, "no folder for --overlay can be made there; name another");
  }
  return overlay_files(photos, folder);
}

std::optional<Calibration> calibration_from(const std::string& file) {
  if (file.empty()) return std::nullopt;
  return read_calibration(file);
}

}  // namespace

ScoreJob resolve(const ScoreArguments& arguments) {
  check_outputs(arguments);
  const std::vector<fs::path> photos(arguments.photos.begin(), arguments.photos.end());
  const FlowOptions flow{.board = board_options(arguments.camera),
                         .calibration = calibration_from(arguments.calibration),
                         .discs = ModelLibrary::standard().disc(arguments.discs),
                         .twenties = parse_twenties(arguments.twenties),
                         .scoring = {}};
  return {.photos = photos,
          .flow = flow,
          .json = arguments.json,
          .csv = arguments.csv,
          .overlays = overlays_for(photos, arguments.overlay),
          .strict = arguments.strict};
}

}  // namespace ringside
