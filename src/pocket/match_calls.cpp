// SPDX-License-Identifier: MIT
#include "pocket/match_calls.h"

#include <nlohmann/json.hpp>

#include "match/match_json.h"
#include "match/match_state.h"
#include "match/uuid.h"
#include "match/with_entry.h"
#include "pocket/clock.h"
#include "pocket/json_values.h"
#include "pocket/wishes.h"
#include "report/match/match_cmn.h"
#include "report/match/match_csv.h"
#include "report/match/match_file.h"
#include "rules/explain.h"
#include "rules/rule_library.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

// With what is for the page alone: what the match is played to.
Json shown(const StoredMatch& stored) {
  Json json = Json::parse(match_file_text(stored));
  json["goal"] = explain(stored.match.setup.format);
  return json;
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
                                     {.name = text_at(wishes, "name"),
                                      .format = text_at(wishes, "format"),
                                      .target = whole_number_at(wishes, "target"),
                                      .rounds = whole_number_at(wishes, "rounds"),
                                      .discs = whole_number_at(wishes, "discs"),
                                      .starter = text_at(wishes, "starter")})}};
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
