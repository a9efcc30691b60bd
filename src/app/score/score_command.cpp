// SPDX-License-Identifier: MIT
#include "app/score/score_command.h"

#include <nlohmann/json.hpp>

#include "app/program/output.h"
#include "app/program/part_program.h"
#include "app/program/progress.h"
#include "app/program/side_by_side.h"
#include "report/data/text.h"
#include "report/json/csv.h"
#include "report/json/json.h"
#include "report/picture/overlay.h"
#include "report/picture/write_picture.h"

namespace ringside {
namespace {

void write_overlay(const std::filesystem::path& file, const FlowResult& result) {
  if (result.pixels.empty()) return;
  write_and_report(file, [&] { return write_picture(file, draw_overlay(result.pixels, result.report)); });
}

std::vector<std::string> copy_warnings(const std::filesystem::path& photo, const Copies& copies) {
  std::vector<std::string> warnings;
  const auto found = copies.find(photo);
  if (found == copies.end()) return warnings;
  for (const std::filesystem::path& copy : found->second)
    warnings.push_back(valid_utf8(copy.string()) + " is the same file, byte for byte; it is scored once");
  return warnings;
}

// Empty where no rule set was named.
std::string text_by_rules(const PhotoReport& report, const std::optional<RoundRules>& rules) {
  const ScoredBoard* board = report.scored();
  return board && rules ? round_text(*board, *rules) : "";
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

void score_here(const ScoreJob& job, ReportFolder* report, const AnswerSink& sink) {
  const Scoring& scoring = job.scoring;
  side_by_side(
      job.photos.size(), job.jobs, sink.waits,
      [&](std::size_t i) { return scored_by_rules(score_photo(job.photos[i], scoring.flow), scoring.rules); },
      [&](std::size_t i, FlowResult result) {
        for (std::string& warning : copy_warnings(job.photos[i], job.copies))
          result.report.warnings.push_back(std::move(warning));
        sink.take(i, answer_of(result.report, scoring.rules));
        if (!job.overlays.empty()) write_overlay(job.overlays[i], result);
        if (report) report->add(result, scoring.flow, text_by_rules(result.report, scoring.rules));
      });
}

void score_away(const ScoreAway& away, const ScoreArguments& arguments, const ScoreJob& job,
                const AnswerSink& sink) {
  away(arguments, job, {sink.waits, [&](std::size_t i, PhotoAnswer answer) {
                          for (std::string& warning : copy_warnings(job.photos[i], job.copies))
                            answer.scoring->at("warnings").push_back(std::move(warning));
                          sink.take(i, std::move(answer));
                        }});
}

ExitCode finish(const ReportFolder& report, const ScoreJob& job) {
  report.finish();
  if (job.stdout_is_for_people()) write_stdout(report.summary());
  return report.exit_code(job.strict);
}

void write_results(const ScoreJob& job, const std::vector<PhotoAnswer>& answers) {
  std::vector<nlohmann::ordered_json> scorings;
  for (const PhotoAnswer& answer : answers) scorings.push_back(std::move(*answer.scoring));
  if (!job.json.empty()) write_output(job.json, scorings_json_text(scorings));
  if (!job.csv.empty()) write_output(job.csv, scorings_csv_text(scorings));
}

ExitCode score(const ScoreArguments& arguments, const ScoreAway& away) {
  ScoreJob job = resolve(arguments);
  std::optional<ReportFolder> report;
  if (job.report) leave_out_reported(job, report.emplace(*job.report));
  Progress progress(job.photos.size());
  std::vector<PhotoAnswer> answers;
  const AnswerSink sink{[&](std::size_t i) { progress.show(i, job.photos[i].filename().string()); },
                        [&](std::size_t i, PhotoAnswer answer) {
                          progress.clear();
                          tell(job.photos[i], answer, job.stdout_is_for_people());
                          answers.push_back(std::move(answer));
                        }};
  away ? score_away(away, arguments, job, sink) : score_here(job, report ? &*report : nullptr, sink);
  const ExitCode code = exit_code_of(answers, job.strict);
  write_results(job, answers);
  return report ? worse(code, finish(*report, job)) : code;
}

void add_workers_options(const Parser& parser, WorkersChoice& workers) {
  parser.add("--workers", workers.broker, "URL", "hand the photos out to workers through an MQTT broker")
      .beyond_help();
  parser.add("--pool", workers.pool, "NAME", "of workers there; default: main").beyond_help();
  parser.add("--shared", workers.shared, "DIR", "photos below it are not sent: workers see them too")
      .beyond_help();
  parser.add("--answers", workers.answers, "FILE", "keeps what workers answer; goes on with what it holds")
      .beyond_help();
  parser.add("--mqtt-ca", workers.authorities, "FILE", "who signed the broker's certificate (PEM)")
      .beyond_help();
  parser.add("--mqtt-certificate", workers.certificate, "FILE", "to show to the broker (PEM)").beyond_help();
  parser.add("--mqtt-key", workers.key, "FILE", "its key (PEM), where it is not in that file").beyond_help();
}

}  // namespace

Command add_score_command(const Parser& program) { return score_command(program, {}); }

Command score_command(const Parser& program, const ScoreAway& away) {
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
  parser.add("--report", arguments->report, "DIR",
             "page of all photos, docs/report.md; --resume goes on with it");
  parser.add_flag("--resume", arguments->resume, "with --report: skip photos that are in it already")
      .beyond_help();
  parser.add_flag("--strict", arguments->strict, "exit with 1 also when a call is left open");
  add_workers_options(parser, arguments->workers);
  parser.shorten_help();
  parser.footer(
      "Exit codes: 0 all scored, 1 a photo was not, 2 wrong usage or file. Many machines: docs/workers.md");
  Command command{parser, [arguments, away] { return score(*arguments, away); }};
  if (away) return command;
  command.elsewhere = [](std::vector<std::string> words) {
    return become_part_program(kWatchProgram, std::move(words), kHandsOut);
  };
  command.is_elsewhere = [arguments] { return !arguments->workers.broker.empty(); };
  return command;
}

}  // namespace ringside
