// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

// A match that the page keeps: the object of docs/matches.md goes in and comes out with one more entry. All
// throw RulesError, ModelError or BadWish.
namespace ringside {

// wishes: as command start_match of docs/api.md.
nlohmann::ordered_json new_match(const nlohmann::ordered_json& wishes);

// action: an entry of docs/matches.md without number and made.
nlohmann::ordered_json add_entry(const nlohmann::ordered_json& match, const nlohmann::ordered_json& action);

// format: "json", "csv" or "cmn".
std::string export_match(const nlohmann::ordered_json& match, const std::string& format);

nlohmann::ordered_json import_match(const nlohmann::ordered_json& match);

}  // namespace ringside
