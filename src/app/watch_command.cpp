// SPDX-License-Identifier: MIT
#include "app/watch_command.h"

#include "app/flow_arguments.h"
#include "app/output.h"
#include "live/newest_frame.h"
#include "live/paced.h"
#include "live/reconnecting.h"
#include "live/table.h"
#include "live/video_source.h"
#include "rules/rule_library.h"

namespace ringside {
namespace {

struct WatchArguments {
  std::string source;
  std::string rules = "nca";
  std::string speed;
  FlowArguments flow;
};

// A file is opened at once, so that a wrong name is an error; a camera may come later.
std::unique_ptr<FrameSource> open_source(const WatchArguments& arguments, Clock& clock) {
  const std::string& source = arguments.source;
  if (kind_of_source(source) != SourceKind::kFile)
    return std::make_unique<NewestFrame>(
        std::make_unique<Reconnecting>([source] { return open_video(source); }, clock));
  try {
    std::unique_ptr<FrameSource> file = open_video(source);
    if (arguments.speed == "max") return file;
    return std::make_unique<Paced>(std::move(file), clock);
  } catch (const SourceError& error) {
    throw CommandError(source, error.what());
  }
}

void tell_programs(const nlohmann::ordered_json& event) {
  write_stdout(event.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
}

void watch(FrameSource& source, Eyes& eyes, Table& table) {
  for (NextFrame next = source.next(); next.outcome != FrameOutcome::kEnd; next = source.next()) {
    if (next.outcome == FrameOutcome::kFrame) {
      table.take(eyes.next(next.frame), next.frame, eyes);
    } else {
      table.camera_lost(next.why);
    }
  }
  table.camera_ended(eyes.end());
}

ExitCode run(const WatchArguments& arguments) {
  if (!arguments.speed.empty() && arguments.speed != "max" && arguments.speed != "real")
    throw CommandError("--speed", "'" + arguments.speed + "' is no speed; give max or real");
  SteadyClock clock;
  const FlowOptions flow = flow_options(arguments.flow);
  const RuleSet rules = RuleLibrary::standard().find(arguments.rules);
  const auto source = open_source(arguments, clock);
  const bool file = kind_of_source(arguments.source) == SourceKind::kFile;
  Eyes eyes({.board = flow.board,
             .calibration = flow.calibration,
             .discs = flow.discs,
             .frames_for_reading = file ? 6 : 0});
  Table table({.scoring = flow.scoring, .rules = rules}, tell_programs);
  watch(*source, eyes, table);
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
  options.add("--rules", arguments->rules, "NAME|FILE", "by which shots are judged; default: nca");
  options.add("--speed", arguments->speed, "SPEED",
              "of a file: max, or real as it was filmed; default: real");
  add_flow_options(options, arguments->flow);
  return {parser, [arguments] { return run(*arguments); }};
}

}  // namespace ringside
