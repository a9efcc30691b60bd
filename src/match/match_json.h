// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "match/match.h"

// Matches as JSON, the same in the ledger and in files (docs/matches.md).
namespace ringside {

nlohmann::ordered_json to_json(const MatchSetup& setup);
nlohmann::ordered_json to_json(const Entry& entry);
nlohmann::ordered_json to_json(const ShotSeen& shot);
nlohmann::ordered_json players_json(const std::vector<Player>& players);

// All throw RulesError: what is wrong; what to do.
MatchSetup setup_from(const nlohmann::ordered_json& json);
Entry entry_from(const nlohmann::ordered_json& json);

// Of a shot elsewhere. What is missing or of another kind is a Json::exception.
ShotSeen shot_seen_from(const nlohmann::ordered_json& json);

// "round", "twenty", "ruling", "undo", "redo" or "rename".
std::string_view kind_of(const Action& action);

}  // namespace ringside
