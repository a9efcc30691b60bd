// SPDX-License-Identifier: MIT
#include "app/match/match_arguments.h"
#include "app/match/match_command.h"
#include "app/program/clock.h"
#include "app/program/output.h"
#include "report/match/match_text.h"
#include "rules/rule_library.h"

namespace ringside {
namespace {

struct NewArguments {
  std::string rules;
  std::string players;
  std::string format;
  std::string target;
  std::string rounds;
  std::string discs;
  std::string starter;
  std::string name;
  MatchChoice choice;
};

// The rules say what is possible; this only keeps numbers out that are none.
std::optional<int> number(const char* option, const std::string& text) {
  if (text.empty()) return std::nullopt;
  return parse_number(option, text, 1, 10'000);
}

std::string text_of(const StoredMatch& match) {
  return match_line(match) + "\n  " + standing_line(match) + "\n";
}

void begin(const NewArguments& arguments) {
  const MatchSetup setup =
      agree(RuleLibrary::standard().find(arguments.rules), parse_players(arguments.players),
            {.name = arguments.name,
             .format = arguments.format,
             .target = number("--target", arguments.target),
             .rounds = number("--rounds", arguments.rounds),
             .discs = number("--discs-each", arguments.discs),
             .starter = arguments.starter});
  Ledger ledger(ledger_place(arguments.choice.ledger));
  write_stdout(text_of(ledger.create(setup, time_for_files())));
}

}  // namespace

Command add_match_new(const Parser& match) {
  auto arguments = std::make_shared<NewArguments>();
  const Parser parser = match.subcommand("new", "Begin a match.");
  parser.add("--rules", arguments->rules, "NAME|FILE", "rule set (ringside models rules)").required();
  parser.add("--players", arguments->players, "LIST", "clockwise, with colours: Ann=black,Bob=red")
      .required();
  parser.add("--format", arguments->format, "NAME",
             "way of playing a match; default: the first of the rule set");
  parser.add("--target", arguments->target, "N", "points to reach, where the rules leave it open");
  parser.add("--rounds", arguments->rounds, "N", "rounds to play, where the rules leave it open");
  parser.add("--discs-each", arguments->discs, "N", "discs per player, where the rules leave it open");
  parser.add("--starter", arguments->starter, "NAME", "who starts; default: the first player");
  parser.add("--name", arguments->name, "TEXT", "of the match");
  add_ledger_option(parser, arguments->choice);
  return {parser, [arguments] { return by_the_rules([&] { begin(*arguments); }); }};
}

}  // namespace ringside
