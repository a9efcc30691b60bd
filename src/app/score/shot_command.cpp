// SPDX-License-Identifier: MIT
#include "app/score/shot_command.h"

#include <nlohmann/json.hpp>

#include "app/photos/flow_arguments.h"
#include "app/photos/scored_source.h"
#include "app/photos/twenties.h"
#include "app/program/command_error.h"
#include "app/program/output.h"
#include "app/program/same_file.h"
#include "app/program/typed.h"
#include "report/shot_report.h"
#include "rules/rule_library.h"
#include "rules/rules_error.h"
#include "text/typed_word.h"

namespace ringside {
namespace {

struct ShotArguments {
  std::string before;
  std::string after;
  std::string shooter;
  std::string rules = "nca";
  std::string seat;
  std::string twenties;
  std::string json;
  FlowArguments flow;
  bool strict = false;
};

std::optional<Seat> seat_called(const std::string& word) {
  if (word.empty()) return std::nullopt;
  for (const Seat seat : kSeats) {
    if (to_string(seat) == folded(word)) return seat;
  }
  throw CommandError("--seat", "'" + word + "' is no seat; give bottom, left, top or right of the picture");
}

BoardState state_of(const std::string& file, const FlowOptions& options) {
  try {
    return read_board_state(*scored_source(file, options).scoring);
  } catch (const RulesError& error) {
    throw CommandError(file, error.what());
  }
}

void check_output(const ShotArguments& arguments) {
  for (const std::string& input : {arguments.before, arguments.after}) {
    if (!arguments.json.empty() && same_file(arguments.json, input))
      throw CommandError(arguments.json, "would replace an input file; name another");
  }
}

ShotReport judge(const ShotArguments& arguments) {
  const std::string shooter = colour_word("--shooter", arguments.shooter);
  const std::optional<Seat> seat = seat_called(arguments.seat);
  const ShotOptions options{.lifted = parse_twenties(arguments.twenties)};
  const RuleSet rules = RuleLibrary::standard().find(arguments.rules);
  const FlowOptions flow = flow_options(arguments.flow);
  const BoardState before = state_of(arguments.before, flow), after = state_of(arguments.after, flow);
  ShotReport report{arguments.before, arguments.after, shooter, rules.name, {}, {}};
  if (const auto waiting = disc_about_to_be_shot(before, shooter))
    report.placement = check_placement(*waiting, before, rules, seat);
  report.judgement = judge_shot(before, after, shooter, rules, options);
  return report;
}

ExitCode run(const ShotArguments& arguments) {
  check_output(arguments);
  const ShotReport report = judge(arguments);
  if (arguments.json != kStandardOutput) write_stdout(shot_text(report));
  if (!arguments.json.empty()) write_output(arguments.json, shot_json(report));
  const bool decided = report.judgement.verdict != Verdict::kCannotTell;
  return arguments.strict && !decided ? ExitCode::kNotScored : ExitCode::kAllScored;
}

}  // namespace

Command add_shot_command(const Parser& program) {
  auto arguments = std::make_shared<ShotArguments>();
  const Parser parser = program.subcommand("shot", "Judge a shot by the board before and after it.");
  parser.add("BEFORE", arguments->before, " ", "photo, or the JSON of its scoring (a file ending in .json)")
      .required();
  parser.add("AFTER", arguments->after, " ", "the same, before twenties are lifted").required();
  parser.add("--shooter", arguments->shooter, "COLOUR", "whose shot it was").required();
  parser.add("--rules", arguments->rules, "NAME|FILE", "rule set (ringside models rules); default: nca");
  parser.add("--seat", arguments->seat, "SEAT", "the shooter's: bottom, left, top or right of the picture");
  parser.add("--twenties", arguments->twenties, "LIST", "of this shot, lifted before AFTER: black=1");
  add_flow_options(parser, arguments->flow);
  parser.add("--json", arguments->json, "FILE|-", "the judgement, see docs/rules.md; - is stdout");
  parser.add_flag("--strict", arguments->strict, "exit with 1 when the verdict is open");
  return {parser, [arguments] { return run(*arguments); }};
}

}  // namespace ringside
