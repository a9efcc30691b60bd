// SPDX-License-Identifier: MIT
#include "watch/table_arguments.h"

#include "app/program/command_error.h"
#include "app/program/data_place.h"
#include "rules/rule_library.h"
#include "watch/serving/given_aside.h"

namespace ringside {
namespace {

// Each of many tables has a ledger of its own.
std::filesystem::path ledger_of(const TableArguments& arguments) {
  if (arguments.name.empty() || !arguments.choice.ledger.empty())
    return ledger_place(arguments.choice.ledger);
  return data_place("", "tables/" + arguments.name + "/matches.db");
}

}  // namespace

Option add_source_argument(const Parser& parser, TableArguments& arguments) {
  return parser.add("SOURCE", arguments.source, " ",
                    "camera number or device, video file, stream; or @FILE, env:NAME");
}

void add_speed_option(const Parser& parser, TableArguments& arguments) {
  parser.add("--speed", arguments.speed, "SPEED", "of a file: max, or real as it was filmed; default: real");
}

void add_table_options(const Parser& parser, TableArguments& arguments) {
  parser.add("--record", arguments.record, "DIR", "keep the rounds' clips and pictures there");
  parser.add("--record-limit", arguments.record_limit, "GB",
             "that they may take, the oldest go first; default: 10");
  parser.add("--rules", arguments.rules, "NAME|FILE",
             "by which shots are judged without a match; default: nca");
  add_flow_options(parser, arguments.flow);
  parser.add("--match", arguments.choice.match, "N",
             "to keep rounds in; default: the latest with --resume, else none");
  add_ledger_option(parser, arguments.choice);
  parser.add_flag("--resume", arguments.resume,
                  "go on where it stood; without a match one can be begun on the page");
}

TablePlan planned(const TableArguments& arguments) {
  constexpr std::uintmax_t kBytes = 1'000'000'000;
  constexpr int kMostGigabytes = 1'000'000, kMostMatches = 1'000'000'000;
  if (arguments.speed != "max" && arguments.speed != "real")
    throw CommandError("--speed", "'" + arguments.speed + "' is no speed; give max or real");
  TablePlan plan{.name = arguments.name,
                 .source = given_aside(arguments.source, "camera's"),
                 .at_once = arguments.speed == "max",
                 .flow = flow_options(arguments.flow),
                 .photos = arguments.flow,
                 .rules = RuleLibrary::standard().find(arguments.rules),
                 .record = arguments.record,
                 .ledger = ledger_of(arguments),
                 .resume = arguments.resume};
  if (!arguments.record.empty())
    plan.record_bytes = kBytes * static_cast<std::uintmax_t>(parse_number(
                                     "--record-limit", arguments.record_limit, 1, kMostGigabytes));
  if (!arguments.choice.match.empty())
    plan.match = parse_number("--match", arguments.choice.match, 1, kMostMatches);
  return plan;
}

}  // namespace ringside
