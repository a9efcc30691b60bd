// SPDX-License-Identifier: MIT
#include "match/match_json.h"

#include <nlohmann/json.hpp>

#include "json/parse_json.h"
#include "rules/json_number.h"
#include "rules/rule_library.h"
#include "rules/rules_error.h"
#include "scoring/zones.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

ByTeam by_team(const Json& json) {
  ByTeam counts;
  for (const auto& [team, count] : json.items()) counts[team] = whole_number(count);
  return counts;
}

Json maybe_discs_json(const std::vector<RestingDisc>& maybe_discs) {
  Json json = Json::array();
  for (const RestingDisc& maybe : maybe_discs)
    json.push_back({{"disc", maybe.id}, {"team", maybe.team}, {"zone", maybe.other_zone}});
  return json;
}

RestingDisc maybe_disc_from(const Json& json) {
  if (!is_zone(whole_number(json.at("zone"))))
    throw RulesError("what may be a disc is worth 20, 15, 10, 5 or 0; give what ringside match export wrote");
  return {.id = whole_number(json.at("disc")),
          .team = json.at("team").get<std::string>(),
          .other_zone = whole_number(json.at("zone")),
          .call = Call::kTooClose,
          .maybe = true};
}

Json shots_json(const std::vector<ShotSeen>& shots) {
  Json json = Json::array();
  for (const ShotSeen& shot : shots) json.push_back(to_json(shot));
  return json;
}

Verdict verdict_called(const std::string& word) {
  for (const Verdict verdict : {Verdict::kValid, Verdict::kInvalid, Verdict::kCannotTell})
    if (to_string(verdict) == word) return verdict;
  throw RulesError(
      "a shot is neither valid nor invalid nor left open; give what ringside match export wrote");
}

Json body(const RoundPlayed& round) {
  Json json{{"twenties", Json(round.twenties)}};
  if (round.evidence) {
    json["photo"] = round.evidence->photo;
    json["sha256"] = round.evidence->sha256;
    json["scoring"] = parse_json(*round.evidence->scoring);
  } else {
    json["board"] = round.board;
  }
  // Said of a round with a scoring even where nothing is open: people may have told what the scoring asks.
  if (round.maybe_in_hole || round.evidence)
    json["maybe_in_hole"] = round.maybe_in_hole ? Json(*round.maybe_in_hole) : Json(nullptr);
  // With a scoring they are in it.
  if (!round.evidence && !round.maybe_discs.empty())
    json["maybe_discs"] = maybe_discs_json(round.maybe_discs);
  if (round.starter) json["starter"] = *round.starter + 1;
  if (!round.shots.empty()) json["shots"] = shots_json(round.shots);
  return json;
}

Json body(const TwentySunk& twenty) { return {{"team", twenty.team}, {"count", twenty.count}}; }

Json body(const Ruling& ruling) {
  Json json = Json::object();
  if (const auto* disc = std::get_if<DiscRuling>(&ruling.decision))
    json = {{"round", disc->round}, {"disc", disc->disc}, {"zone", disc->zone}};
  if (const auto* winner = std::get_if<WinnerRuling>(&ruling.decision)) json = {{"winner", winner->team}};
  json["by"] = ruling.by;
  json["note"] = ruling.note;
  return json;
}

Json body(const Undo& undo) { return {{"entries", undo.entries}}; }
Json body(const Redo& redo) { return {{"entries", redo.entries}}; }
Json body(const Rename& rename) { return {{"player", rename.player + 1}, {"name", rename.name}}; }

// Rounds of earlier versions do not say it: then it is as their scoring has it, unless twenties were told.
std::optional<std::string> maybe_in_hole_of(const Json& json, const RoundPlayed& round) {
  if (json.contains("maybe_in_hole")) {
    const Json& team = json.at("maybe_in_hole");
    return team.is_null() ? std::nullopt : std::optional(team.get<std::string>());
  }
  const bool told = round.maybe_in_hole && round.twenties.contains(*round.maybe_in_hole);
  return told ? std::nullopt : round.maybe_in_hole;
}

RoundPlayed round_from(const Json& json) {
  RoundPlayed round;
  if (json.contains("scoring")) {
    round = round_of({json.at("photo").get<std::string>(), json.at("sha256").get<std::string>(),
                      json.at("scoring").dump()});
  } else {
    round.board = by_team(json.at("board"));
    for (const Json& maybe : json.value("maybe_discs", Json::array()))
      round.maybe_discs.push_back(maybe_disc_from(maybe));
  }
  round.twenties = by_team(json.at("twenties"));
  round.maybe_in_hole = maybe_in_hole_of(json, round);
  if (json.contains("starter")) round.starter = whole_number(json.at("starter")) - 1;
  // Rounds that no camera watched, and those of earlier versions, have none.
  for (const Json& shot : json.value("shots", Json::array())) round.shots.push_back(shot_seen_from(shot));
  return round;
}

Ruling ruling_from(const Json& json) {
  Ruling ruling{NoteRuling{}, json.at("by").get<std::string>(), json.at("note").get<std::string>()};
  if (json.contains("disc")) {
    ruling.decision = DiscRuling{whole_number(json.at("round")), whole_number(json.at("disc")),
                                 whole_number(json.at("zone"))};
  }
  if (json.contains("winner")) ruling.decision = WinnerRuling{json.at("winner").get<std::string>()};
  return ruling;
}

Action action_from(const std::string& kind, const Json& json) {
  if (kind == "round") return round_from(json);
  if (kind == "twenty") return TwentySunk{json.at("team").get<std::string>(), whole_number(json.at("count"))};
  if (kind == "ruling") return ruling_from(json);
  if (kind == "undo") return Undo{whole_number(json.at("entries"))};
  if (kind == "redo") return Redo{whole_number(json.at("entries"))};
  if (kind == "rename")
    return Rename{whole_number(json.at("player")) - 1, json.at("name").get<std::string>()};
  throw RulesError("an entry is of an unknown kind; it may come from a newer ringside");
}

UtcTime time_from(const Json& json) {
  const auto time = parse_iso_8601_of_any_year(json.get<std::string>());
  if (!time) throw RulesError("a time is not valid; write it as 2026-11-20T14:03:09Z");
  return *time;
}

std::optional<int> number_in(const Json& json, const char* key) {
  if (!json.contains(key) || json.at(key).is_null()) return std::nullopt;
  return whole_number(json.at(key));
}

MatchSetup read_setup(const Json& json) {
  std::vector<Player> players;
  for (const Json& player : json.at("players"))
    players.push_back({player.at("name").get<std::string>(), player.at("team").get<std::string>()});
  check(players);
  const RuleSet rules = parse_rule_set(json.at("rules").at("text").get<std::string>(),
                                       json.at("rules").at("name").get<std::string>());
  const auto starter = static_cast<std::size_t>(whole_number(json.at("starter")) - 1);
  // Three players have no number of discs to agree on.
  const auto discs = players.size() == 3 ? std::nullopt : number_in(json, "discs");
  if (starter >= players.size())
    throw RulesError("the starter is no player; give 1 to " + std::to_string(players.size()));
  return agree(rules, players,
               {.name = json.at("name").get<std::string>(),
                .format = json.at("format").get<std::string>(),
                .target = number_in(json, "target"),
                .rounds = number_in(json, "rounds"),
                .discs = discs,
                .starter = players[starter].name});
}

template <typename Read>
auto guarded(const Read& read) {
  try {
    return read();
  } catch (const Json::exception&) {
    throw RulesError(
        "a field of the match is missing or of another kind; give what ringside match export wrote");
  } catch (const ModelError& error) {
    throw RulesError(error.what());
  }
}

}  // namespace

std::string_view kind_of(const Action& action) {
  constexpr std::array<std::string_view, 6> kKinds{"round", "twenty", "ruling", "undo", "redo", "rename"};
  static_assert(std::variant_size_v<Action> == kKinds.size());
  return kKinds.at(action.index());
}

Json players_json(const std::vector<Player>& players) {
  Json json = Json::array();
  for (const Player& player : players) json.push_back({{"name", player.name}, {"team", player.team}});
  return json;
}

Json to_json(const ShotSeen& shot) {
  return {{"team", shot.team ? Json(*shot.team) : Json(nullptr)},
          {"verdict", to_string(shot.verdict)},
          {"open", shot.open ? Json(*shot.open) : Json(nullptr)}};
}

ShotSeen shot_seen_from(const Json& json) {
  ShotSeen shot{.verdict = verdict_called(json.at("verdict").get<std::string>())};
  if (const Json& team = json.at("team"); !team.is_null()) shot.team = team.get<std::string>();
  if (const Json& open = json.at("open"); !open.is_null()) shot.open = open.get<bool>();
  return shot;
}

Json to_json(const MatchSetup& setup) {
  Json json{
      {"name", setup.name},           {"rules", {{"name", setup.rules.name}, {"text", setup.rules.text}}},
      {"format", setup.format.name},  {"players", players_json(setup.players)},
      {"discs", setup.discs.front()}, {"starter", setup.first_starter + 1}};
  if (setup.format.target) json["target"] = *setup.format.target;
  if (setup.format.rounds) json["rounds"] = *setup.format.rounds;
  return json;
}

Json to_json(const Entry& entry) {
  Json json{{"number", entry.number}, {"made", to_iso_8601(entry.made)}, {"kind", kind_of(entry.action)}};
  json.update(std::visit([](const auto& action) { return body(action); }, entry.action));
  return json;
}

MatchSetup setup_from(const Json& json) {
  return guarded([&] { return read_setup(json); });
}

Entry entry_from(const Json& json) {
  return guarded([&] {
    return Entry{whole_number(json.at("number")), time_from(json.at("made")),
                 action_from(json.at("kind").get<std::string>(), json)};
  });
}

}  // namespace ringside
