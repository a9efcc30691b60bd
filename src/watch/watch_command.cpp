// SPDX-License-Identifier: MIT
#include "watch/watch_command.h"

#include <unistd.h>

#include <csignal>
#include <nlohmann/json.hpp>

#include "app/match/match_arguments.h"
#include "app/photos/flow_arguments.h"
#include "app/program/clock.h"
#include "app/program/command_error.h"
#include "app/program/given_aside.h"
#include "app/program/messages.h"
#include "app/watch_starter.h"
#include "live/capture/video_source.h"
#include "live/watch_game.h"
#include "recording/recorder.h"
#include "rules/rule_library.h"
#include "text/shown_address.h"
#include "watch/broker_arguments.h"
#include "watch/event_printer.h"
#include "watch/status_follower.h"
#include "watch/stop_signals.h"
#include "watch/table_page.h"
#include "watch/watched_source.h"
#include "web/guard.h"

namespace ringside {
namespace {

struct WatchArguments {
  std::string source;
  std::string rules = "nca";
  std::string speed = "real";
  PageOptions page;
  BrokerArguments broker;
  std::string record;
  std::string record_limit = "10";
  bool resume = false;
  bool json = false;
  FlowArguments flow;
  MatchChoice choice;
};

WatchedSource watched_source(const WatchArguments& arguments, const FlowOptions& flow) {
  return {.name = arguments.source,
          .at_once = arguments.speed == "max",
          .lens = flow.calibration ? flow.calibration->lens : flow.board.lens};
}

// Empty where nothing is to be recorded.
std::unique_ptr<Recorder> recorder_of(const WatchArguments& arguments, TerminalLine& line) {
  constexpr std::uintmax_t kBytes = 1'000'000'000;
  constexpr int kMostGigabytes = 1'000'000;
  if (arguments.record.empty()) return nullptr;
  const auto limit = parse_number("--record-limit", arguments.record_limit, 1, kMostGigabytes);
  std::error_code error;
  std::filesystem::create_directories(arguments.record, error);
  if (error)
    throw CommandError(arguments.record, "cannot be made (" + error.message() + "); give another folder");
  return std::make_unique<Recorder>(
      RecorderOptions{.folder = arguments.record,
                      .most_bytes = static_cast<std::uintmax_t>(limit) * kBytes,
                      .now = time_for_files,
                      .trouble = [folder = arguments.record, &line](const std::string& text) {
                        line.print_above([&] { say(folder, text); });
                      }});
}

// log: null where nobody asks for earlier events.
EventSink event_sink(Recorder* recorder, EventLog* log, EventPrinter& printer) {
  return [recorder, log, &printer](const nlohmann::ordered_json& event, const cv::Mat& measured) {
    printer.print(event);
    if (log != nullptr) log->add(event);
    if (recorder != nullptr) recorder->event(event, measured);
  };
}

FrameAnalyzerOptions analyzer_options(const WatchArguments& arguments, const FlowOptions& flow,
                                      const Table& table) {
  FrameAnalyzerOptions options{.board = flow.board, .calibration = flow.calibration, .discs = flow.discs};
  if (const auto match = table.newest()->match)
    options.discs.colours = colours_of(match->match.setup.players);
  if (kind_of_source(arguments.source) != SourceKind::kFile) options.seconds_for_reading = 0;
  return options;
}

// Tokens and the table's certificate are kept beside its matches.
std::filesystem::path folder_of(const WatchArguments& arguments) {
  return ledger_place(arguments.choice.ledger).parent_path();
}

TableOptions table_options(const WatchArguments& arguments, const FlowOptions& flow) {
  return {.scoring = flow.scoring,
          .rules = RuleLibrary::standard().find(arguments.rules),
          .disc_shape = flow.discs.shape,
          .ledger = ledger_place(arguments.choice.ledger),
          .folder = folder_of(arguments) / "live",
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
ServedPage page_of(const WatchArguments& arguments, Table& table,
                   const std::function<void(const std::string&)>& tell) {
  PageOptions page = arguments.page;
  if (page.listen.empty()) return {};
  page.folder = folder_of(arguments);
  page.refused = tell;
  return serve_page(table, page);
}

void say_above(TerminalLine& line, const std::string& source, const std::string& message) {
  line.print_above([&] { say(shown_address(source), message); });
}

// A file that ends before its time was not watched whole.
ExitCode exit_code(const std::string& why_ended, const EventPrinter& printer) {
  if (printer.failed()) return ExitCode::kWrongInput;
  return why_ended.empty() ? ExitCode::kAllScored : ExitCode::kNotScored;
}

// The end of a file is not the end of the evening: its calls can still be ruled on.
void keep_serving(const std::string& source, TerminalLine& line, const std::stop_token& stop) {
  say_above(line, source, "has ended; the page stays until this is stopped (Ctrl-C)");
  wait_until(stop);
}

// What was recorded is whole before the page is served further, and before anything is waited for.
ExitCode watch(const WatchArguments& arguments, const FlowOptions& flow, StopSignals& signals) {
  SteadyClock clock;
  TerminalLine line;
  const bool words = !arguments.json && isatty(STDOUT_FILENO) == 1;
  EventPrinter printer(line, words, [&signals] { signals.stop(); });
  const auto recorder = recorder_of(arguments, line);
  EventLog events;
  EventLog* const log = arguments.broker.broker.empty() ? nullptr : &events;
  Table table(table_options(arguments, flow), event_sink(recorder.get(), log, printer));
  begin(arguments, table);
  const auto tell = [&line](const std::string& text) { line.print_above([&] { say(text); }); };
  const auto page = page_of(arguments, table, tell);
  const auto link = link_of(arguments.broker, table, events, folder_of(arguments), tell);
  const auto source = open_watched(watched_source(arguments, flow), recorder.get(), clock, signals.token());
  FrameAnalyzer analyzer(analyzer_options(arguments, flow, table));
  const StatusFollower status(table, line);
  const std::string why_ended = watch_game(*source, analyzer, table, signals.token());
  if (recorder) recorder->finish_clip();
  if (!why_ended.empty()) say_above(line, arguments.source, why_ended);
  if (page.server && !signals.token().stop_requested()) keep_serving(arguments.source, line, signals.token());
  return exit_code(why_ended, printer);
}

ExitCode run(const WatchArguments& arguments) {
  if (arguments.speed != "max" && arguments.speed != "real")
    throw CommandError("--speed", "'" + arguments.speed + "' is no speed; give max or real");
  std::signal(SIGPIPE, SIG_IGN);  // a reader that goes away is an error, and ends with a whole recording
  StopSignals signals;
  const FlowOptions flow = flow_options(arguments.flow);
  try {
    return watch(arguments, flow, signals);
  } catch (const TableError& error) {
    throw CommandError("match", error.what());
  } catch (const CalibrationError& error) {
    throw CommandError(shown_address(arguments.source), error.what());
  }
}

}  // namespace

Command add_watch_command(const Parser& program) {
  auto arguments = std::make_shared<WatchArguments>();
  const Parser parser = program.subcommand("watch", kWatchDescription);
  parser
      .add("SOURCE", arguments->source, " ",
           "camera number or device, video file, stream; or @FILE, env:NAME")
      .required();
  parser.add("--speed", arguments->speed, "SPEED", "of a file: max, or real as it was filmed; default: real");
  parser.add_flag("--json", arguments->json,
                  "events as JSON lines; without it so too, but in words on a terminal");
  parser.add("--listen", arguments->page.listen, "ADDRESS:PORT",
             "serve the table's page, the overlay and the API there: 127.0.0.1:8080");
  parser
      .add("--certificate", arguments->page.certificate, "FILE",
           "for HTTPS (PEM); default: one of its own for other machines")
      .beyond_help();
  parser.add("--key", arguments->page.key, "FILE", "its key (PEM); default: in the same file").beyond_help();
  parser.add_flag("--insecure", arguments->page.insecure, "plain HTTP for other machines too").beyond_help();
  parser
      .add_repeatable(kAllowHost, arguments->page.allowed_hosts, "NAME",
                      "a further name of the table, as of a proxy before it; repeatable")
      .beyond_help();
  add_broker_options(parser, arguments->broker);
  parser.add("--record", arguments->record, "DIR", "keep the rounds' clips and pictures there");
  parser.add("--record-limit", arguments->record_limit, "GB",
             "that they may take, the oldest go first; default: 10");
  parser.add("--rules", arguments->rules, "NAME|FILE",
             "by which shots are judged without a match; default: nca");
  add_flow_options(parser, arguments->flow);
  parser.add("--match", arguments->choice.match, "N",
             "to keep rounds in; default: the latest with --resume, else none");
  add_ledger_option(parser, arguments->choice);
  parser.add_flag("--resume", arguments->resume,
                  "go on where it stood; without a match one can be begun on the page");
  parser.footer("Further options, of HTTPS and MQTT: man ringside-watch, docs/api.md, docs/mqtt.md.");
  parser.shorten_help();
  return {parser, [arguments] {
            arguments->source = given_aside(arguments->source, "camera's");
            return run(*arguments);
          }};
}

}  // namespace ringside
