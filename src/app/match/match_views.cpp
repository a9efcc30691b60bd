// SPDX-License-Identifier: MIT
#include "app/match/match_arguments.h"
#include "app/match/match_command.h"
#include "app/program/output.h"
#include "report/match/match_text.h"

namespace ringside {
namespace {

struct ViewArguments {
  bool history = false;
  MatchChoice choice;
};

void show(const ViewArguments& arguments) {
  const Ledger ledger = Ledger::to_read(ledger_place(arguments.choice.ledger));
  const StoredMatch stored = ledger.find(match_id(arguments.choice, ledger));
  write_stdout(match_text(stored) + (arguments.history ? history_text(stored) : ""));
}

void list(const ViewArguments& arguments) {
  const Ledger ledger = Ledger::to_read(ledger_place(arguments.choice.ledger));
  std::string text;
  for (const StoredMatch& stored : ledger.all())
    text += match_line(stored) + "\n  " + standing_line(stored) + "\n";
  write_stdout(text.empty() ? "no match yet; begin one with ringside match new\n" : text);
}

}  // namespace

std::vector<Command> add_match_views(const Parser& match) {
  auto shown = std::make_shared<ViewArguments>();
  const Parser show_parser = match.subcommand("show", "Show a match: its rounds and how it stands.");
  show_parser.add_flag("--history", shown->history, "every entry too, also those undone");
  add_match_options(show_parser, shown->choice);
  auto listed = std::make_shared<ViewArguments>();
  const Parser list_parser = match.subcommand("list", "List all matches of the ledger.");
  add_ledger_option(list_parser, listed->choice);
  return {{show_parser, [shown] { return by_the_rules([&] { show(*shown); }); }},
          {list_parser, [listed] { return by_the_rules([&] { list(*listed); }); }}};
}

}  // namespace ringside
