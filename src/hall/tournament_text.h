// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "hall/hall_ledger.h"

// Tournaments for a terminal.
namespace ringside::hall {

// What is played, in one line.
std::string tournament_line(const StoredTournament& stored);

// One line on how far it is, and what comes next.
std::string progress_line(const StoredTournament& stored);

// Everything: pairings, standings, progress.
std::string tournament_text(const StoredTournament& stored);

// Every entry, also those undone.
std::string entries_text(const StoredTournament& stored);

}  // namespace ringside::hall
