// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "app/program/command.h"
#include "hall/hall_ledger.h"
#include "hall/state.h"

// What the commands of `ringside hall` share.
namespace ringside::hall {

// Which tournament of which ledger, as typed.
struct TournamentChoice {
  std::string ledger = {};      // --db; empty: the default place
  std::string tournament = {};  // --tournament; empty: the latest
};

void add_db_option(const Parser& parser, TournamentChoice& choice);
void add_tournament_options(const Parser& parser, TournamentChoice& choice);  // the ledger's too

// tournaments.db in the place of our data (app/program/data_place.h). Throws CommandError.
std::filesystem::path hall_ledger_place(const TournamentChoice& choice);

// Throws CommandError when there is no such tournament.
std::int64_t tournament_id(const TournamentChoice& choice, const HallLedger& ledger);
StoredTournament chosen_tournament(const TournamentChoice& choice);  // only read

// Adds what `decide` says of the tournament as it is, and writes how it stands then.
void change(const TournamentChoice& choice, const std::function<std::vector<Action>(const State&)>& decide);

// "Ann=6,Bob=2": a number of each entrant. `option` is for the message. Throws CommandError.
std::map<int, int> parse_by_entrant(const std::string& option, const std::string& text, const State& state);

// "Ann, Bob".
std::vector<int> parse_entrants(const std::string& text, const State& state);

// A file of entrants, as docs/tournament.md has it. Throws CommandError.
std::vector<Entrant> read_entrants(const std::string& file);

// Runs what may throw RulesError, as a command that fails with one line about the hall.
ExitCode at_the_desk(const std::function<void()>& run);

}  // namespace ringside::hall
