// SPDX-License-Identifier: MIT
#include "app/score/score_command.h"

#include <algorithm>

#include "app/photos/refusal_code.h"
#include "app/program/messages.h"
#include "app/program/output.h"
#include "app/program/progress.h"
#include "app/program/side_by_side.h"
#include "app/score/score_job.h"
#include "report/data/text.h"
#include "report/json/csv.h"
#include "report/json/json.h"
#include "report/picture/overlay.h"
#include "report/picture/write_picture.h"
#include "report/words/table.h"

namespace ringside {
namespace {

ExitCode exit_code_of(const PhotoReport& report, bool strict) {
  if (const Refusal* refusal = report.refused()) return exit_code_of(*refusal);
  const ScoredBoard& board = *report.scored();
  return strict && is_open(board) ? ExitCode::kNotScored : ExitCode::kAllScored;
}

bool shows_no_picture(const PhotoReport& report) {
  return report.refused() && report.refused()->cause == Refusal::Cause::kNoPicture;
}

// A file that is no picture is wrong input by itself; among photos it is one that could not be scored.
ExitCode exit_code_of(const std::vector<PhotoReport>& reports, bool strict) {
  const bool only_such = std::all_of(reports.begin(), reports.end(), shows_no_picture);
  ExitCode code = ExitCode::kAllScored;
  for (const PhotoReport& report : reports) {
    const bool is_among_photos = !only_such && shows_no_picture(report);
    code = worse(code, is_among_photos ? ExitCode::kNotScored : exit_code_of(report, strict));
  }
  return code;
}

void report_photo(const PhotoReport& report) {
  for (const std::string& warning : report.warnings) warn(report.photo, warning);
  if (const Refusal* refusal = report.refused()) say(report.photo, refusal->reason);
}

void write_overlay(const std::filesystem::path& file, const FlowResult& result) {
  if (result.pixels.empty()) return;
  write_and_report(file, [&] { return write_picture(file, draw_overlay(result.pixels, result.report)); });
}

void add_round_warnings(PhotoReport& report, const RoundRules& rules) {
  const ScoredBoard* board = report.scored();
  if (!board) return;
  for (std::string& warning : round_warnings(*board, rules)) report.warnings.push_back(std::move(warning));
}

void add_copy_warnings(PhotoReport& report, const Copies& copies) {
  const auto found = copies.find(report.photo);
  if (found == copies.end()) return;
  for (const std::filesystem::path& copy : found->second)
    report.warnings.push_back(valid_utf8(copy.string()) +
                              " is the same file, byte for byte; it is scored once");
}

// Empty where no rule set was named.
std::string text_by_rules(const PhotoReport& report, const ScoreJob& job) {
  const ScoredBoard* board = report.scored();
  return board && job.rules ? round_text(*board, *job.rules) : "";
}

std::string timing_text(const Timing& timing) {
  return "read in " + fixed(timing.decode_ms, 0) + " ms, board " + fixed(timing.calibrate_ms, 0) +
         ", discs " + fixed(timing.detect_ms, 0) + ", in all " + fixed(timing.total_ms, 0);
}

void tell(const FlowResult& result, const ScoreJob& job, std::size_t i, ReportFolder* report) {
  report_photo(result.report);
  trace(result.report.photo, timing_text(result.report.timing));
  if (job.stdout_is_for_people()) write_stdout(table_text(result.report) + text_by_rules(result.report, job));
  if (!job.overlays.empty()) write_overlay(job.overlays[i], result);
  if (report) report->add(result, job.flow, text_by_rules(result.report, job));
}

// What the report has already need not be scored again.
void leave_out_reported(ScoreJob& job, const ReportFolder& report) {
  ScoreJob left = job;
  left.photos.clear();
  left.overlays.clear();
  for (std::size_t i = 0; i < job.photos.size(); ++i) {
    if (report.holds(job.photos[i])) continue;
    left.photos.push_back(job.photos[i]);
    if (!job.overlays.empty()) left.overlays.push_back(job.overlays[i]);
  }
  job = std::move(left);
}

std::vector<PhotoReport> score_all(const ScoreJob& job, ReportFolder* report) {
  Progress progress(job.photos.size());
  std::vector<PhotoReport> reports;
  side_by_side(
      job.photos.size(), job.jobs,
      [&](std::size_t i) { progress.show(i, job.photos[i].filename().string()); },
      [&](std::size_t i) { return score_photo(job.photos[i], job.flow); },
      [&](std::size_t i, FlowResult result) {
        progress.clear();
        add_copy_warnings(result.report, job.copies);
        if (job.rules) add_round_warnings(result.report, *job.rules);
        tell(result, job, i, report);
        reports.push_back(std::move(result.report));
      });
  return reports;
}

ExitCode finish(const ReportFolder& report, const ScoreJob& job) {
  report.finish();
  if (job.stdout_is_for_people()) write_stdout(report.summary());
  return report.exit_code(job.strict);
}

ExitCode score(ScoreJob job) {
  std::optional<ReportFolder> report;
  if (job.report) leave_out_reported(job, report.emplace(*job.report));
  const std::vector<PhotoReport> reports = score_all(job, report ? &*report : nullptr);
  if (!job.json.empty()) write_output(job.json, json_text(reports));
  if (!job.csv.empty()) write_output(job.csv, csv_text(reports));
  const ExitCode code = exit_code_of(reports, job.strict);
  return report ? worse(code, finish(*report, job)) : code;
}

}  // namespace

Command add_score_command(const Parser& program) {
  auto arguments = std::make_shared<ScoreArguments>();
  const Parser parser = program.subcommand("score", "Score the round that lies on the board of each photo.");
  parser.add_list("PHOTO", arguments->photos.named,
                  "JPEG, PNG, WebP, TIFF, HEIC, AVIF, folders of them, - (list on stdin)");
  parser.add("--files-from", arguments->photos.files_from, "FILE|-", "a list of photos, a name a line");
  parser.add("--jobs", arguments->jobs, "N", "photos to work on side by side; default: 1");
  add_flow_options(parser, arguments->flow);
  parser.add("--twenties", arguments->twenties, "LIST", "discs set aside per team: black=1,red=2");
  parser.add("--rulings", arguments->rulings, "LIST",
             "what people decided: 3=clear,7=touching,9=10,12=disc,13=none");
  parser.add("--rules", arguments->rules, "NAME|FILE", "also in the terms of a rule set (ringside models)");
  parser.add("--players", arguments->players, "LIST", "clockwise, for --rules: Ann=black,Bob=red");
  parser.add("--json", arguments->json, "FILE|-", "all results, see docs/json.md; - is stdout");
  parser.add("--csv", arguments->csv, "FILE|-", "one row per disc, see docs/csv.md; - is stdout");
  parser.add("--overlay", arguments->overlay, "DIR", "folder for the photos with the findings drawn on them");
  parser.add("--report", arguments->report, "DIR", "folder for a page of all photos, see docs/report.md");
  parser.add_flag("--resume", arguments->resume, "with --report: skip photos that are in it already");
  parser.add_flag("--strict", arguments->strict, "exit with 1 also when a call is left open");
  parser.shorten_help();
  parser.footer("Exit codes: 0 all scored, 1 a photo could not be scored, 2 wrong usage or unreadable file.");
  return {parser, [arguments] { return score(resolve(*arguments)); }};
}

}  // namespace ringside
