// SPDX-License-Identifier: MIT
#include "app/watch_command.h"

#include <unistd.h>

#include "app/clock.h"
#include "app/flow_arguments.h"
#include "app/match_arguments.h"
#include "app/messages.h"
#include "app/output.h"
#include "app/table_page.h"
#include "live/newest_frame.h"
#include "live/paced.h"
#include "live/reconnecting.h"
#include "live/straightened.h"
#include "live/video_source.h"
#include "live/watch_game.h"
#include "report/json_parts.h"
#include "rules/rule_library.h"

namespace ringside {
namespace {

struct WatchArguments {
  std::string source;
  std::string rules = "nca";
  std::string speed = "real";
  std::string listen;
  bool resume = false;
  FlowArguments flow;
  MatchChoice choice;
};

// A file is opened at once, so that a wrong name is an error; a camera may come later.
std::unique_ptr<FrameSource> open_source(const WatchArguments& arguments, Clock& clock) {
  const std::string& source = arguments.source;
  if (kind_of_source(source) != SourceKind::kFile) {
    return std::make_unique<NewestFrame>(
        std::make_unique<Reconnecting>([source] { return open_video(source); }, clock));
  }
  try {
    std::unique_ptr<FrameSource> file = open_video(source);
    if (arguments.speed == "max") return file;
    return std::make_unique<Paced>(std::move(file), clock);
  } catch (const SourceError& error) {
    throw CommandError(source, error.what());
  }
}

std::unique_ptr<FrameSource> straightened(std::unique_ptr<FrameSource> source, const FlowOptions& flow) {
  const std::optional<Lens>& lens = flow.calibration ? flow.calibration->lens : flow.board.lens;
  if (!lens) return source;
  return std::make_unique<Straightened>(std::move(source), *lens);
}

void tell_programs(const nlohmann::ordered_json& event) { write_stdout(line_text(event) + "\n"); }

EyesOptions eyes_options(const WatchArguments& arguments, const FlowOptions& flow) {
  EyesOptions options{.board = flow.board, .calibration = flow.calibration, .discs = flow.discs};
  if (kind_of_source(arguments.source) != SourceKind::kFile) options.frames_for_reading = 0;
  return options;
}

TableOptions table_options(const WatchArguments& arguments, const FlowOptions& flow) {
  const std::filesystem::path ledger = ledger_place(arguments.choice.ledger);
  return {.scoring = flow.scoring,
          .rules = RuleLibrary::standard().find(arguments.rules),
          .disc_shape = flow.discs.shape,
          .ledger = ledger,
          .folder = ledger.parent_path() / "live",
          .now = time_for_files};
}

void begin(const WatchArguments& arguments, Table& table) {
  constexpr int kMostMatches = 1'000'000'000;
  std::optional<std::int64_t> match;
  if (!arguments.choice.match.empty())
    match = parse_number("--match", arguments.choice.match, 1, kMostMatches);
  if (arguments.resume) {
    table.resume(match);
  } else if (match) {
    table.play(*match);
  }
}

// Empty where none is wanted.
std::unique_ptr<TableServer> page_of(const WatchArguments& arguments, Table& table) {
  if (arguments.listen.empty()) return nullptr;
  return serve_page(table, arguments.listen, ledger_place(arguments.choice.ledger).parent_path());
}

// The end of a file is not the end of the evening: its calls can still be ruled on.
[[noreturn]] void keep_serving(const std::string& source) {
  say(source, "has ended; the page stays until this is stopped (Ctrl-C)");
  while (true) pause();
}

ExitCode run(const WatchArguments& arguments) {
  if (arguments.speed != "max" && arguments.speed != "real")
    throw CommandError("--speed", "'" + arguments.speed + "' is no speed; give max or real");
  SteadyClock clock;
  const FlowOptions flow = flow_options(arguments.flow);
  try {
    Table table(table_options(arguments, flow), tell_programs);
    begin(arguments, table);
    const auto page = page_of(arguments, table);
    const auto source = straightened(open_source(arguments, clock), flow);
    Eyes eyes(eyes_options(arguments, flow));
    watch_game(*source, eyes, table);
    if (page) keep_serving(arguments.source);
  } catch (const TableError& error) {
    throw CommandError("match", error.what());
  } catch (const CalibrationError& error) {
    throw CommandError(arguments.source, error.what());
  }
  return ExitCode::kAllScored;
}

}  // namespace

Command add_watch_command(CLI::App& app) {
  auto arguments = std::make_shared<WatchArguments>();
  CLI::App* parser = app.add_subcommand("watch", "Watch a game through a camera over the board.");
  const TextOptions options(parser);
  options
      .add("SOURCE", arguments->source, " ", "camera number or device, video file, or address of a stream")
      ->required();
  options.add("--speed", arguments->speed, "SPEED",
              "of a file: max, or real as it was filmed; default: real");
  options.add("--listen", arguments->listen, "ADDRESS:PORT",
              "serve the table's page, the overlay and the API there: 127.0.0.1:8080");
  options.add("--rules", arguments->rules, "NAME|FILE",
              "by which shots are judged without a match; default: nca");
  add_flow_options(options, arguments->flow);
  add_match_options(options, arguments->choice);
  parser->add_flag("--resume", arguments->resume, "go on with the match and the round where they stood");
  parser->footer(
      "Events go to stdout, a JSON object a line: docs/live.md. Without --match and --resume rounds are\n"
      "told, not kept.");
  return {parser, [arguments] { return run(*arguments); }};
}

}  // namespace ringside
