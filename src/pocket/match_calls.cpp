// SPDX-License-Identifier: MIT
#include "pocket/match_calls.h"

#include <chrono>
#include <nlohmann/json.hpp>

#include "match/match_json.h"
#include "match/match_state.h"
#include "match/uuid.h"
#include "pocket/wishes.h"
#include "report/match_cmn.h"
#include "report/match_csv.h"
#include "report/match_file.h"
#include "rules/explain.h"
#include "rules/rule_library.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

UtcTime time_now() { return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()); }

// With what is for the page alone: what the match is played to.
Json shown(const StoredMatch& stored) {
  Json json = Json::parse(match_file_text(stored));
  json["goal"] = explain(stored.match.setup.format);
  return json;
}

std::string text(const Json& json, const char* key) {
  return json.contains(key) && !json.at(key).is_null() ? json.at(key).get<std::string>() : "";
}

std::optional<int> number(const Json& json, const char* key) {
  return json.contains(key) && !json.at(key).is_null() ? std::optional(json.at(key).get<int>())
                                                       : std::nullopt;
}

// Numbered and dated as the next one.
Entry entry_of(const Json& action, const Match& match) {
  Json json = action;
  json["number"] = match.entries.size() + 1;
  json["made"] = to_iso_8601(time_now());
  return entry_from(json);
}

}  // namespace

Json new_match(const Json& wishes) {
  const RuleSet rules = RuleLibrary::standard().find(wishes.at("rules").get<std::string>());
  StoredMatch stored{.uuid = random_uuid(),
                     .made = time_now(),
                     .match = {agree(rules, players_wish(wishes.at("players")),
                                     {.name = text(wishes, "name"),
                                      .format = text(wishes, "format"),
                                      .target = number(wishes, "target"),
                                      .rounds = number(wishes, "rounds"),
                                      .discs = number(wishes, "discs"),
                                      .starter = text(wishes, "starter")})}};
  return shown(stored);
}

Json add_entry(const Json& match, const Json& action) {
  StoredMatch stored = read_match_file(match);
  const Entry entry = entry_of(action, stored.match);
  stored.match = with_entry(std::move(stored.match), entry.action, entry.made);
  return shown(stored);
}

std::string export_match(const Json& match, const std::string& format) {
  const StoredMatch stored = read_match_file(match);
  if (format == "csv") return match_csv_text(stored);
  if (format == "cmn") return match_cmn_text(stored);
  if (format == "json") return match_file_text(stored);
  throw BadWish("'" + format + "' is no format of a match; give json, csv or cmn");
}

Json import_match(const Json& match) { return shown(read_match_file(match)); }

}  // namespace ringside
