// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/program/command.h"
#include "app/program/typed.h"
#include "ledger/ledger.h"

// What the commands of `ringside match` share.
namespace ringside {

// Which match of which ledger, as typed.
struct MatchChoice {
  std::string ledger;  // --db; empty: the default place
  std::string match;   // --match; empty: the latest
};

void add_ledger_option(const Parser& parser, MatchChoice& choice);
void add_match_options(const Parser& parser, MatchChoice& choice);  // the ledger's too

// matches.db in the place of our data (app/program/data_place.h). Throws CommandError.
std::filesystem::path ledger_place(const std::string& chosen);

// Throws CommandError when there is no such match.
std::int64_t match_id(const MatchChoice& choice, const Ledger& ledger);

// "Ann=40, Bob=30", by player or colour. `option` is for the message. Throws CommandError.
ByTeam parse_by_team(const std::string& option, const std::string& text, const std::vector<Player>& players);

// The same where each side is to be given.
ByTeam parse_of_both(const std::string& option, const std::string& text, const std::vector<Player>& players);

// Runs what may throw RulesError, as a command that fails with one line about the match.
ExitCode by_the_rules(const std::function<void()>& run);

}  // namespace ringside
