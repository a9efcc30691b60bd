// SPDX-License-Identifier: MIT
#include "flow/photo_flow.h"

#include "calibration/check_board.h"
#include "calibration/lines/describe_line.h"
#include "flow/measured_photo.h"
#include "flow/refusal.h"
#include "flow/stopwatch.h"
#include "flow/team_checks.h"
#include "report/words/maybe_text.h"

namespace ringside {
namespace {

const std::optional<Lens>& lens_of(const FlowOptions& options) {
  return options.calibration ? options.calibration->lens : options.board.lens;
}

// The given one's warnings are of the photos that it was made from: instead, what covers the board in this.
Calibration calibrate_or_check(const Photo& photo, const FlowOptions& options) {
  if (!options.calibration) return calibrate_measured({&photo, 1}, options.board);
  Calibration calibration = *options.calibration;
  calibration.warnings = check_board(photo, calibration).warnings;
  return calibration;
}

void append(std::vector<std::string>& all, const std::vector<std::string>& more) {
  all.insert(all.end(), more.begin(), more.end());
}

// Twenties given for a colour answer for the hole as well.
bool is_answered(const std::string& maybe_in_hole, const FlowOptions& options) {
  return options.hole_is_given || options.twenties.contains(maybe_in_hole);
}

std::string warning_of_hole(const std::string& team) {
  return "the hole may be empty or hold a disc (" + team + "); add --twenties " + team +
         "=1 if one lies flat in it, " + team + "=0 if none does";
}

ScoredBoard score_discs(const Calibration& calibration, const Detection& detection,
                        const FlowOptions& options) {
  ScoredBoard board;
  board.calibration = calibration;
  board.hole = detection.hole;
  if (detection.maybe_in_hole && !is_answered(*detection.maybe_in_hole, options))
    board.maybe_in_hole = detection.maybe_in_hole;
  for (const Disc& disc : detection.discs)
    board.discs.push_back(score_disc(disc, calibration, options.scoring));
  for (const Disc& disc : detection.maybe_discs)
    board.maybe_discs.push_back({score_disc(disc, calibration, options.scoring)});
  apply_rulings(board.discs, board.maybe_discs, options.rulings);
  check_twenties(board.discs, options.twenties);
  count_up(board, options.twenties);
  return board;
}

// Everything that the report says but sizes and times.
void count(PhotoReport& report, const MeasuredBoard& measured, const FlowOptions& options) {
  report.warnings = measured.calibration.warnings;
  append(report.warnings, measured.detection.warnings_of_sides);
  ScoredBoard board = score_discs(measured.calibration, measured.detection, options);
  if (board.maybe_in_hole) report.warnings.push_back(warning_of_hole(*board.maybe_in_hole));
  if (!options.rulings_follow) append(report.warnings, maybe_warnings(board));
  append(report.warnings, measured.detection.warnings_of_discs);
  append(report.warnings, allotment_warnings(board));
  report.outcome = std::move(board);
}

// What was found before a refusal is told too.
void fill(FlowResult& result, const Photo& photo, const FlowOptions& options, const OnStage& on_stage) {
  PhotoReport& report = result.report;
  report.width = photo.width();
  report.height = photo.height();
  report.timing.decode_ms = photo.decode_ms;
  Stopwatch watch;
  on_stage("board");
  const Photo measured = as_measured(photo, lens_of(options));
  Calibration calibration = calibrate_or_check(measured, options);
  report.timing.calibrate_ms = watch.lap_ms();
  report.warnings = calibration.warnings;
  on_stage("discs");
  Detection detection = detect_discs(measured, calibration, options.discs);
  calibration.lines = reestimate_line_widths(measured, calibration, detection.blur_px);
  report.timing.detect_ms = watch.lap_ms();
  on_stage("score");
  result.measured = {std::move(calibration), std::move(detection)};
  count(report, *result.measured, options);
}

}  // namespace

FlowResult score_photo(const std::filesystem::path& name, const LoadPhoto& load, const FlowOptions& options,
                       const OnStage& on_stage) {
  FlowResult result;
  result.report.photo = name;
  Stopwatch watch;
  try {
    const Photo photo = load();
    result.pixels = photo.pixels;
    result.taken = photo.taken;
    fill(result, photo, options, on_stage);
  } catch (...) {
    result.report.outcome = refusal_of(std::current_exception());
  }
  result.report.timing.total_ms = watch.lap_ms();
  return result;
}

FlowResult score_photo(const std::filesystem::path& file, const FlowOptions& options) {
  return score_photo(
      file, [&] { return load_photo(file); }, options, [](std::string_view) {});
}

void count_again(FlowResult& result, const FlowOptions& options) {
  if (!result.measured) return;
  try {
    count(result.report, *result.measured, options);
  } catch (...) {
    result.report.outcome = refusal_of(std::current_exception());
  }
}

}  // namespace ringside
