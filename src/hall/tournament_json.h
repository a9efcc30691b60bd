// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "hall/tournament.h"

// Tournaments as JSON, as the ledger keeps them and as results come in (docs/tournament.md).
namespace ringside::hall {

nlohmann::ordered_json to_json(const Setup& setup);
nlohmann::ordered_json to_json(const Entry& entry);

// All throw RulesError: what is wrong; what to do.
Setup setup_from(const nlohmann::ordered_json& json);
Entry entry_from(const nlohmann::ordered_json& json);
// {"pairing", "points_a", "points_b", "twenties_a", "twenties_b", "source"}, and "board_a", "board_b" where
// they were kept; of a walkover {"pairing", "walkover", "source"}.
ResultEntered result_from(const nlohmann::ordered_json& json);

// The fields of an outcome, as they stand in a result: none where it is a walkover but "walkover".
nlohmann::ordered_json outcome_json(const Outcome& outcome);

// "entrant", "withdrawn", "round", "result", "correction", "tie", "table", "service", "undo" or "redo".
std::string_view kind_of(const Action& action);

std::string_view word_of(System system);
std::string_view word_of(TieBreak tie_break);
System system_called(const std::string& word);       // throws RulesError
TieBreak tie_break_called(const std::string& word);  // throws RulesError

}  // namespace ringside::hall
