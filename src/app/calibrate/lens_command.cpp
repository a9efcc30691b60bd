// SPDX-License-Identifier: MIT
#include "app/calibrate/lens_command.h"

#include <charconv>
#include <sstream>

#include "app/calibrate/chessboard_photos.h"
#include "app/program/clock.h"
#include "app/program/command_error.h"
#include "app/program/messages.h"
#include "app/program/output.h"
#include "app/program/same_file.h"
#include "calibration/file/lens_file.h"
#include "report/data/text.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

struct LensArguments {
  std::vector<std::string> photos;
  std::string output;
  std::string corners;
  double square = 0;  // mm
};

constexpr const char* kCornersOption = "--corners";

// "9x6".
std::optional<CornerGrid> parse_corners(const std::string& text) {
  if (text.empty()) return std::nullopt;
  constexpr int kLeast = 3, kMost = 100;
  CornerGrid grid;
  const char* const end = text.data() + text.size();
  const auto columns = std::from_chars(text.data(), end, grid.columns);
  const bool has_x = columns.ec == std::errc() && columns.ptr != end && *columns.ptr == 'x';
  const auto rows = std::from_chars(has_x ? columns.ptr + 1 : end, end, grid.rows);
  const bool good = has_x && rows.ec == std::errc() && rows.ptr == end;
  if (!good || std::min(grid.columns, grid.rows) < kLeast || std::max(grid.columns, grid.rows) > kMost) {
    throw CommandError(kCornersOption,
                       "'" + text +
                           "' is no number of inner corners; write for example 9x6 for a board "
                           "of 10 x 7 squares");
  }
  return grid;
}

void check_output(const LensArguments& arguments, const std::vector<fs::path>& photos) {
  if (is_one_of(arguments.output, photos))
    throw CommandError(arguments.output, "would replace a photo; name another file");
}

std::string percent(double share) { return fixed(100 * share, 0) + " %"; }

std::string distances(const LensEstimate& estimate, double square_mm) {
  if (square_mm <= 0) return "";
  constexpr double kMetre = 1000;  // mm
  return ", " + fixed(estimate.nearest * square_mm / kMetre, 2) + " to " +
         fixed(estimate.farthest * square_mm / kMetre, 2) + " m away";
}

std::string summary(const LensEstimate& estimate, std::size_t photos, double square_mm) {
  const Lens& lens = estimate.lens;
  const double focal = lens.pinhole.focal_px;
  const auto [k1, k2, p1, p2, k3] = lens.distortion;
  std::ostringstream out;
  out << "photos      " << estimate.views << " of " << photos << " used, " << estimate.corners
      << " corners, boards up to " << fixed(degrees(estimate.angle_spread), 0) << " degrees apart"
      << distances(estimate, square_mm) << '\n'
      << "coverage    " << percent(estimate.covered_area) << " of the picture, " << percent(estimate.reach)
      << " of the way to its corners\n"
      << "residual    " << fixed(estimate.residual_px, 2) << " px RMS\n"
      << "focal       " << fixed(focal, 1) << " px, sigma " << fixed(lens.focal_relative_sigma * focal, 1)
      << " px (" << fixed(100 * lens.focal_relative_sigma, 2) << " %)\n"
      << "axis at     " << fixed(lens.pinhole.principal_point.x(), 1) << ", "
      << fixed(lens.pinhole.principal_point.y(), 1) << " px\n"
      << "distortion  k1 " << fixed(k1, 4) << ", k2 " << fixed(k2, 4) << ", p1 " << fixed(p1, 5) << ", p2 "
      << fixed(p2, 5) << ", k3 " << fixed(k3, 4) << '\n';
  return out.str();
}

std::vector<SourcePhoto> used_photos(const ChessboardPhotos& found, const LensEstimate& estimate) {
  std::vector<SourcePhoto> used;
  for (std::size_t i = 0; i < found.files.size(); ++i) {
    const auto& out = estimate.left_out;
    if (std::find(out.begin(), out.end(), i) == out.end()) used.push_back(source_photo(found.files[i]));
  }
  return used;
}

void report_lens(const ChessboardPhotos& found, const LensEstimate& estimate, const std::string& output) {
  for (const std::size_t i : estimate.left_out) {
    say(found.files[i],
        "its corners do not fit the lens of the other photos (a bent sheet, a blur?); left out");
  }
  for (const std::string& warning : estimate.warnings) warn(output, warning);
}

ExitCode run_lens(const LensArguments& arguments) {
  const std::vector<fs::path> photos(arguments.photos.begin(), arguments.photos.end());
  const auto grid = parse_corners(arguments.corners);
  check_output(arguments, photos);
  const UtcTime made = time_for_files();
  const ChessboardPhotos found = find_chessboards(photos, grid);
  try {
    const LensEstimate estimate = estimate_lens(found.views, found.width, found.height);
    report_lens(found, estimate, arguments.output);
    std::ostringstream yaml;
    write_lens({estimate, made, used_photos(found, estimate)}, yaml);
    write_output(arguments.output, yaml.str());
    if (arguments.output != kStandardOutput) write_stdout(summary(estimate, photos.size(), arguments.square));
    return ExitCode::kAllScored;
  } catch (const LensError& error) {
    say(arguments.output, error.what());
    return ExitCode::kNotScored;
  }
}

}  // namespace

Command add_lens_command(const Parser& program) {
  auto arguments = std::make_shared<LensArguments>();
  const Parser parser = program.subcommand("lens", "Measure a camera's lens from photos of a chessboard.");
  parser
      .add_list("PHOTO", arguments->photos, "five and more, the board tilted to all sides; 10 to 20 are good")
      .required();
  parser.add("-o,--output", arguments->output, "FILE|-", "lens to write (YAML); - is stdout").required();
  parser.add(kCornersOption, arguments->corners, "COLSxROWS",
             "inner corners of the chessboard; default: what most photos show");
  parser.add("--square", arguments->square, "MM", "side of a square, only to report distances")
      .in_range(1.0, 1000.0);
  parser.footer(
      "Exit codes: 0 done, 1 the photos do not determine the lens, 2 wrong usage or unreadable file.");
  return {parser, [arguments] { return run_lens(*arguments); }};
}

}  // namespace ringside
