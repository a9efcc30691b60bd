// SPDX-License-Identifier: MIT
#include "desk/commands/hall_arguments.h"

#include "app/program/by_the_rules.h"
#include "app/program/clock.h"
#include "app/program/command_error.h"
#include "app/program/data_place.h"
#include "app/program/output.h"
#include "app/program/typed.h"
#include "hall/entrants_csv.h"
#include "hall/state_of.h"
#include "hall/tournament_text.h"
#include "photo/photo_error.h"
#include "photo/read_file.h"
#include "rules/rules_error.h"

namespace ringside::hall {
namespace {

constexpr int kMostTournaments = 1'000'000'000;
constexpr std::uintmax_t kMostBytesOfList = 1'100'000;  // csv_rows says what is too large

}  // namespace

void add_db_option(const Parser& parser, TournamentChoice& choice) {
  parser.add("--db", choice.ledger, "FILE", "ledger; default: ringside/tournaments.db in $XDG_DATA_HOME");
}

void add_tournament_options(const Parser& parser, TournamentChoice& choice) {
  parser.add("--tournament", choice.tournament, "N", "its number (ringside hall list); default: the latest");
  add_db_option(parser, choice);
}

std::filesystem::path hall_ledger_place(const TournamentChoice& choice) {
  return data_place(choice.ledger, "tournaments.db");
}

std::int64_t tournament_id(const TournamentChoice& choice, const HallLedger& ledger) {
  if (!choice.tournament.empty()) return parse_number("--tournament", choice.tournament, 1, kMostTournaments);
  if (const auto latest = ledger.latest()) return *latest;
  throw CommandError("hall", "there is no tournament yet; begin one with ringside hall new");
}

StoredTournament chosen_tournament(const TournamentChoice& choice) {
  const HallLedger ledger = HallLedger::to_read(hall_ledger_place(choice));
  return ledger.find(tournament_id(choice, ledger));
}

void change(const TournamentChoice& choice, const std::function<std::vector<Action>(const State&)>& decide) {
  HallLedger ledger(hall_ledger_place(choice), IfMissing::kRefuse);
  const StoredTournament stored =
      ledger.append(tournament_id(choice, ledger), time_for_files(),
                    [&](const Tournament& tournament) { return decide(state_of(tournament)); });
  write_stdout(tournament_text(stored));
}

std::map<int, int> parse_by_entrant(const std::string& option, const std::string& text, const State& state) {
  std::map<int, int> numbers;
  for (const std::string& item : split(text, ',')) {
    const auto parts = around_equals(item);
    if (!parts)
      throw CommandError(option, "'" + item + "' is not NAME=NUMBER; write for example Ann=6,Bob=2");
    const int entrant = entrant_called(state, parts->first);
    if (!numbers.emplace(entrant, parse_number(option, parts->second, 0, kMostOfAnything)).second)
      throw CommandError(option, entrant_of(state, entrant).name + " is given twice; give each once");
  }
  return numbers;
}

std::vector<int> parse_entrants(const std::string& text, const State& state) {
  std::vector<int> entrants;
  for (const std::string& name : split(text, ',')) entrants.push_back(entrant_called(state, name));
  return entrants;
}

std::vector<Entrant> read_entrants(const std::string& file) {
  try {
    const auto bytes = read_file(file, kMostBytesOfList);
    return entrants_from_csv({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  } catch (const PhotoError& error) {
    throw CommandError(file, error.what());
  } catch (const RulesError& error) {
    throw CommandError(file, error.what());
  }
}

ExitCode at_the_desk(const std::function<void()>& run) { return by_the_rules("hall", run); }

}  // namespace ringside::hall
