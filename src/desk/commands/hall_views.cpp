// SPDX-License-Identifier: MIT
#include <nlohmann/json.hpp>

#include "app/program/backup.h"
#include "app/program/command_error.h"
#include "app/program/output.h"
#include "app/program/same_file.h"
#include "desk/commands/hall_arguments.h"
#include "desk/commands/hall_commands.h"
#include "hall/exports.h"
#include "hall/state_of.h"
#include "hall/tournament_text.h"
#include "report/json/json_parts.h"

namespace ringside::hall {
namespace {

struct TournamentShown {
  bool history = false;
  TournamentChoice choice;
};

void show_tournament(const TournamentShown& shown) {
  const StoredTournament stored = chosen_tournament(shown.choice);
  write_stdout(tournament_text(stored) + (shown.history ? entries_text(stored) : ""));
}

void list_tournaments(const TournamentChoice& choice) {
  std::string text;
  for (const StoredTournament& stored : HallLedger::to_read(hall_ledger_place(choice)).all())
    text += tournament_line(stored) + "\n  " + progress_line(stored) + "\n";
  write_stdout(text.empty() ? "no tournament yet; begin one with ringside hall new\n" : text);
}

struct TournamentFile {
  std::string format = "json";
  std::string part = "standings";
  std::string file;
  TournamentChoice choice;
};

std::string text_of(const State& state, const TournamentFile& wanted) {
  const bool standings = wanted.part == "standings";
  if (wanted.format == "csv") return standings ? standings_csv(state) : pairings_csv(state);
  return line_text(standings ? standings_json(state) : pairings_json(state)) + "\n";
}

void export_tournament(const TournamentFile& wanted) {
  if (wanted.file != kStandardOutput && same_file(wanted.file, hall_ledger_place(wanted.choice)))
    throw CommandError(wanted.file, "is the ledger itself; name another file");
  const StoredTournament stored = chosen_tournament(wanted.choice);
  write_output(wanted.file, text_of(state_of(stored.tournament), wanted));
}

struct CopiedTournaments {
  BackupArguments backup;
  TournamentChoice choice;
};

}  // namespace

std::vector<Command> add_hall_views(const Parser& hall) {
  auto shown = std::make_shared<TournamentShown>();
  const Parser show_parser = hall.subcommand("show", "Show a tournament: its pairings and who stands where.");
  show_parser.add_flag("--history", shown->history, "every entry too, also those undone");
  add_tournament_options(show_parser, shown->choice);
  auto listed = std::make_shared<TournamentChoice>();
  const Parser list_parser = hall.subcommand("list", "List all tournaments of the ledger.");
  add_db_option(list_parser, *listed);
  auto out = std::make_shared<TournamentFile>();
  const Parser out_parser = hall.subcommand("export", "Write standings or pairings to a file.");
  out_parser.add("-o,--output", out->file, "FILE|-", "where to; - is stdout").required();
  out_parser.add("--format", out->format, "NAME", "json or csv; default: json").one_of({"json", "csv"});
  out_parser.add("--part", out->part, "NAME", "standings or pairings; default: standings")
      .one_of({"standings", "pairings"});
  add_tournament_options(out_parser, out->choice);
  auto copied = std::make_shared<CopiedTournaments>();
  const Parser copied_parser =
      hall.subcommand("backup", "Copy the ledger with all its tournaments, also while one is played.");
  add_backup_options(copied_parser, copied->backup);
  add_db_option(copied_parser, copied->choice);
  return {
      {show_parser, [shown] { return at_the_desk([&] { show_tournament(*shown); }); }},
      {list_parser, [listed] { return at_the_desk([&] { list_tournaments(*listed); }); }},
      {out_parser, [out] { return at_the_desk([&] { export_tournament(*out); }); }},
      {copied_parser, [copied] {
         return at_the_desk([&] { back_up<HallLedger>(copied->backup, hall_ledger_place(copied->choice)); });
       }}};
}

}  // namespace ringside::hall
