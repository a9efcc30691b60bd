// SPDX-License-Identifier: MIT
// evaluate [DIR...]: runs the built ringside on photos, or clips, with truth and says how right it is.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

#include "app/program/output.h"
#include "app/program/progress.h"
#include "board/model_error.h"
#include "evaluation/evaluate.h"
#include "evaluation/figures_json.h"
#include "evaluation/figures_table.h"
#include "evaluation/photo_table.h"
#include "report/data/text.h"
#include "watching/clip_figures.h"
#include "watching/clips.h"

namespace ringside::evaluation {
namespace {

namespace fs = std::filesystem;

enum class ExitCode { kMeasured = 0, kNoAnswer = 1, kWrongInput = 2 };

struct Arguments {
  std::vector<std::string> folders;
  std::string json;
  std::string program;
  std::string discs;
  std::string keep;
  int jobs = 1;
  std::optional<double> limit_s;
  bool clips = false;
  bool list = false;
  bool calibrate = false;
};

void say(const std::string& message) { std::cerr << "evaluate: " << printable(message) << std::endl; }

void add_options(CLI::App& app, Arguments& arguments) {
  app.add_option("DIR", arguments.folders, "folders of photos with truth; default: samples")
      ->option_text("...");
  app.add_option("--json", arguments.json, "all figures; - is stdout, without the table")
      ->option_text("FILE|-");
  app.add_option("--program", arguments.program,
                 "the ringside to ask; default: the one built along with this")
      ->option_text("PATH");
  app.add_option("--discs", arguments.discs, "the disc model that ringside is given; default: its own")
      ->option_text("NAME|FILE");
  app.add_option("--jobs", arguments.jobs, "photos at a time; more than 1 spoils the times")
      ->check(CLI::Range(1, 256))
      ->option_text("N");
  app.add_option("--limit", arguments.limit_s,
                 "seconds after which a photo (default: 120) or a clip (3600) has no answer")
      ->check(CLI::Range(0.001, 86'400.0))
      ->option_text("SECONDS");
  app.add_flag("--list", arguments.list, "one line per photo too, the worst first");
  app.add_flag("--calibrate", arguments.calibrate,
               "calibrate on each photo first and score by that; measures the pegs too");
  auto* clips = app.add_flag("--clips", arguments.clips, "the folders hold clips, which ringside watches");
  app.add_option("--keep", arguments.keep, "what ringside told of each clip goes there, NAME.jsonl")
      ->option_text("FOLDER")
      ->needs(clips);
  app.footer(
      "Exit codes: 0 measured, 1 a photo or clip had no answer (crash, time), 2 wrong usage or unreadable "
      "file.");
}

// In the build folder of this very program.
fs::path built_program() { return fs::read_symlink("/proc/self/exe").parent_path() / "../src/app/ringside"; }

std::vector<fs::path> folders_of(const Arguments& arguments) {
  if (arguments.folders.empty()) return {fs::proximate(RINGSIDE_SAMPLES)};
  return {arguments.folders.begin(), arguments.folders.end()};
}

fs::path program_of(const Arguments& arguments) {
  return arguments.program.empty() ? built_program() : fs::path(arguments.program);
}

std::chrono::milliseconds limit_of(const Arguments& arguments, double otherwise_s) {
  return std::chrono::milliseconds(static_cast<long>(1e3 * arguments.limit_s.value_or(otherwise_s)));
}

AskOptions ask_options(const Arguments& arguments) {
  return {.program = program_of(arguments),
          .limit = limit_of(arguments, 120),
          .jobs = arguments.jobs,
          .calibrate_first = arguments.calibrate,
          .discs = arguments.discs};
}

std::vector<JudgedPhoto> measure(const Arguments& arguments) {
  const PhotoSet set = find_photos(folders_of(arguments));
  for (const std::string& remark : set.remarks) say(remark);
  Progress progress(set.cases.size());
  const auto show = [&](std::size_t i) { progress.show(i, set.cases[i].photo.filename().string()); };
  std::vector<JudgedPhoto> photos = evaluate(set.cases, ask_options(arguments), show);
  progress.clear();
  return photos;
}

std::string json_text(Photos photos) {
  using nlohmann::ordered_json;
  return figures_json(photos).dump(2, ' ', false, ordered_json::error_handler_t::replace) + '\n';
}

void report(const std::vector<JudgedPhoto>& photos, const Arguments& arguments) {
  if (!arguments.json.empty()) write_output(arguments.json, json_text(photos));
  if (arguments.json == kStandardOutput) return;
  const std::string unscored = unscored_text(photos);
  write_stdout((arguments.list ? photo_table(photos) + '\n' : "") + figures_table(photos) +
               (unscored.empty() ? "" : "\nnot scored:\n" + unscored));
}

std::vector<watching::Verdict> watch_clips(const Arguments& arguments) {
  const watching::WatchOptions options{
      .program = program_of(arguments), .limit = limit_of(arguments, 3600), .keep = arguments.keep};
  if (!options.keep.empty()) fs::create_directories(options.keep);
  const std::vector<watching::ClipCase> clips = watching::find_clips(folders_of(arguments));
  Progress progress(clips.size());
  std::vector<watching::Verdict> verdicts;
  for (const watching::ClipCase& clip : clips) {
    progress.show(verdicts.size(), clip.video.filename().string());
    verdicts.push_back(watching::judged_clip(clip, options));
  }
  progress.clear();
  return verdicts;
}

ExitCode run_on_clips(const Arguments& arguments) {
  const std::vector<watching::Verdict> verdicts = watch_clips(arguments);
  if (!arguments.json.empty()) write_output(arguments.json, watching::clip_json(verdicts).dump(2) + '\n');
  if (arguments.json != kStandardOutput) write_stdout(watching::clip_table(verdicts, arguments.list));
  const bool all_answered = std::all_of(verdicts.begin(), verdicts.end(),
                                        [](const auto& verdict) { return verdict.no_answer.empty(); });
  return all_answered ? ExitCode::kMeasured : ExitCode::kNoAnswer;
}

ExitCode run(const Arguments& arguments) {
  if (arguments.clips) return run_on_clips(arguments);
  const std::vector<JudgedPhoto> photos = measure(arguments);
  report(photos, arguments);
  const bool all_answered =
      std::none_of(photos.begin(), photos.end(), [](const auto& photo) { return photo.answer.missing(); });
  return all_answered ? ExitCode::kMeasured : ExitCode::kNoAnswer;
}

ExitCode parse_and_run(int argc, char** argv) {
  CLI::App app("Says how right ringside is: runs it on photos with truth and compares.", "evaluate");
  Arguments arguments;
  add_options(app, arguments);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return static_cast<ExitCode>(app.exit(error));
    say(std::string(error.what()) + "; see --help");
    return ExitCode::kWrongInput;
  }
  return run(arguments);
}

ExitCode run_guarded(int argc, char** argv) {
  try {
    return parse_and_run(argc, argv);
  } catch (const std::exception& error) {
    say(error.what());
  }
  return ExitCode::kWrongInput;
}

}  // namespace
}  // namespace ringside::evaluation

int main(int argc, char** argv) { return static_cast<int>(ringside::evaluation::run_guarded(argc, argv)); }
