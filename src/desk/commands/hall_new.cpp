// SPDX-License-Identifier: MIT
#include "app/program/clock.h"
#include "app/program/output.h"
#include "app/program/typed.h"
#include "desk/commands/hall_arguments.h"
#include "desk/commands/hall_commands.h"
#include "hall/tournament_json.h"
#include "hall/tournament_text.h"
#include "text/typed_word.h"

namespace ringside::hall {
namespace {

struct NewTournament {
  std::string format;
  std::string players;
  std::string tables;
  std::string groups = "1";
  std::string rounds = "0";
  std::string match_rounds = "4";
  std::string bye_points;
  std::string tie_breaks;
  bool one_final = false;
  std::string name;
  TournamentChoice choice;
};

std::vector<std::string> list_of(const std::string& typed) {
  return typed.empty() ? std::vector<std::string>() : split(typed, ',');
}

Setup setup_of(const NewTournament& wanted) {
  const auto number = [](const char* option, const std::string& text) {
    return parse_number(option, text, 0, kMostOfAnything);
  };
  Format format{.system = system_called(wanted.format),
                .groups = number("--groups", wanted.groups),
                .rounds = number("--rounds", wanted.rounds),
                .match_rounds = number("--match-rounds", wanted.match_rounds),
                .bracket_reset = !wanted.one_final};
  if (!wanted.bye_points.empty()) format.bye_points = number("--bye-points", wanted.bye_points);
  if (!wanted.tie_breaks.empty()) format.tie_breaks.clear();
  for (const std::string& word : list_of(wanted.tie_breaks))
    format.tie_breaks.push_back(tie_break_called(word));
  return {.name = without_blanks_around(wanted.name), .format = format, .tables = list_of(wanted.tables)};
}

void begin_tournament(const NewTournament& wanted) {
  const Setup setup = setup_of(wanted);
  const std::vector<Entrant> entrants =
      wanted.players.empty() ? std::vector<Entrant>() : read_entrants(wanted.players);
  check(setup);
  HallLedger ledger(hall_ledger_place(wanted.choice));
  StoredTournament stored = ledger.create(setup, time_for_files());
  stored = ledger.append(stored.id, time_for_files(), [&](const Tournament&) {
    std::vector<Action> added;
    for (const Entrant& entrant : entrants) added.emplace_back(EntrantAdded{entrant});
    return added;
  });
  write_stdout(tournament_text(stored));
}

}  // namespace

Command add_hall_new(const Parser& hall) {
  auto wanted = std::make_shared<NewTournament>();
  const Parser parser = hall.subcommand("new", "Begin a tournament.");
  parser
      .add("--format", wanted->format, "NAME", "round_robin, swiss, single_elimination or double_elimination")
      .required()
      .one_of({"round_robin", "swiss", "single_elimination", "double_elimination"});
  parser.add("--players", wanted->players, "FILE.csv", "who plays: name, club, seed, colour");
  parser.add("--tables", wanted->tables, "LIST", "their names: Oak,Elm");
  parser.add("--groups", wanted->groups, "N", "of a round robin; default: 1");
  parser.add("--rounds", wanted->rounds, "N", "of a Swiss tournament");
  parser.add("--match-rounds", wanted->match_rounds, "N", "of each match; default: 4");
  parser.add("--bye-points", wanted->bye_points, "N", "of a Swiss tournament; default: all of a match");
  parser.add("--tie-breaks", wanted->tie_breaks, "LIST", "default: head_to_head,twenties,shoot_out");
  parser.add_flag("--one-final", wanted->one_final, "of a double elimination, whoever wins it");
  parser.add("--name", wanted->name, "TEXT", "of the tournament");
  add_db_option(parser, wanted->choice);
  return {parser, [wanted] { return at_the_desk([&] { begin_tournament(*wanted); }); }};
}

}  // namespace ringside::hall
