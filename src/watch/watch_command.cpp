// SPDX-License-Identifier: MIT
#include "watch/watch_command.h"

#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <thread>

#include "app/program/command_error.h"
#include "app/program/data_place.h"
#include "app/watch_starter.h"
#include "watch/serving/stop_signals.h"
#include "watch/status_follower.h"
#include "watch/tables_file.h"
#include "watch/watch_tables.h"

namespace ringside {
namespace {

constexpr const char* kTables = "--tables";

struct WatchArguments {
  TableArguments table;  // or what counts for all tables of the file
  std::string tables;    // that file
  PageOptions page;
  BrokerArguments broker;
  bool json = false;
};

// A file that ends before its time was not watched whole.
ExitCode exit_code(const std::string& why_ended, const EventPrinter& printer) {
  if (printer.failed()) return ExitCode::kWrongInput;
  return why_ended.empty() ? ExitCode::kAllScored : ExitCode::kNotScored;
}

// The end of a file is not the end of the evening: its calls can still be ruled on.
ExitCode watch_one(const WatchArguments& arguments, const TablePlan& plan, const WatchPlace& place) {
  PageOptions page = arguments.page;
  page.folder = plan.folder();
  WatchedTable table(plan, page, arguments.broker, place);
  std::string why_ended;
  {
    const StatusFollower status(table.door(), place.line);
    why_ended = table.watch();
    if (table.has_page() && !place.stop.stop_requested()) {
      table.say_of_source("has ended; the page stays until this is stopped (Ctrl-C)");
      wait_until(place.stop);
    }
  }
  return exit_code(why_ended, place.printer);
}

// Their pages are of one machine, to which a browser shows one token whatever the port. So they share it.
ExitCode watch_all(const WatchArguments& arguments, const std::vector<TablePlan>& plans,
                   const WatchPlace& place) {
  PageOptions page = arguments.page;
  if (!page.listen.empty() || !arguments.broker.place.broker.empty())
    page.folder = data_place("", "matches.db").parent_path();
  return watch_tables(plans, page, arguments.broker, place);
}

// What takes long shares all processors. Fewer workers, or ones that yield to the frames, were tried: people
// waited longer, and no more frames were looked at (docs/performance.md).
int workers_for(bool many) {
  return many ? static_cast<int>(std::max(1U, std::thread::hardware_concurrency())) : 1;
}

void check(const WatchArguments& arguments) {
  const TableArguments& table = arguments.table;
  if (arguments.tables.empty()) {
    if (table.source.empty())
      throw CommandError("SOURCE", "nothing is to be watched; give a camera, a video or --tables FILE");
    return;
  }
  const auto refuse_with = [&](const char* option, const std::string& typed) {
    if (!typed.empty()) throw CommandError(option, "is of one table; write it into the file of --tables");
  };
  refuse_with("SOURCE", table.source);
  refuse_with("--table", arguments.broker.table);
  refuse_with("--calibration", table.flow.calibration);
  refuse_with("--record", table.record);
  refuse_with("--match", table.choice.match);
  refuse_with("--db", table.choice.ledger);
}

ExitCode run(const WatchArguments& arguments) {
  check(arguments);
  std::signal(SIGPIPE, SIG_IGN);  // a reader that goes away is an error, and ends with a whole recording
  StopSignals signals;
  const bool many = !arguments.tables.empty();
  const std::vector<TablePlan> plans =
      many ? read_tables(arguments.tables, arguments.table) : std::vector{planned(arguments.table)};
  TerminalLine line;
  const bool words = !arguments.json && isatty(STDOUT_FILENO) == 1;
  EventPrinter printer(line, words, [&signals] { signals.stop(); });
  WorkQueue work(workers_for(many));
  const WatchPlace place{line, printer, work, signals.token()};
  return many ? watch_all(arguments, plans, place) : watch_one(arguments, plans.front(), place);
}

}  // namespace

Command add_watch_command(const Parser& program) {
  auto arguments = std::make_shared<WatchArguments>();
  const Parser parser = program.subcommand("watch", kWatchDescription);
  const Option source = add_source_argument(parser, arguments->table);
  parser.add(kTables, arguments->tables, "FILE", "several tables at once, in place of SOURCE (docs/live.md)")
      .excludes(source)
      .beyond_help();
  add_speed_option(parser, arguments->table);
  parser.add_flag("--json", arguments->json,
                  "events as JSON lines; without it so too, but in words on a terminal");
  parser.add("--listen", arguments->page.listen, "ADDRESS:PORT",
             "serve the table's page, the overlay and the API there: 127.0.0.1:8080");
  add_page_options(parser, arguments->page);
  add_broker_options(parser, arguments->broker);
  add_table_options(parser, arguments->table);
  parser.footer("Further options, of many tables, HTTPS and MQTT: man ringside-watch, docs/live.md.");
  parser.shorten_help();
  return {parser, [arguments] { return run(*arguments); }};
}

}  // namespace ringside
