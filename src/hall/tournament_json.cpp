// SPDX-License-Identifier: MIT
#include "hall/tournament_json.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "report/data/text.h"
#include "rules/json_number.h"
#include "rules/rules_error.h"
#include "text/columns.h"

namespace ringside::hall {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 4> kSystems{"round_robin", "swiss", "single_elimination",
                                                   "double_elimination"};
constexpr std::array<std::string_view, 4> kTieBreaks{"head_to_head", "twenties", "opponents", "shoot_out"};

template <typename Value, std::size_t size>
Value value_called(const std::string& word, const std::array<std::string_view, size>& words) {
  const auto* const found = std::find(words.begin(), words.end(), word);
  constexpr std::size_t kEnoughOfWord = 40;  // columns, for the message
  if (found == words.end())
    throw RulesError("'" + cut_to(printable(word), kEnoughOfWord) +
                     "' is no format or tie-break; see docs/tournament.md");
  return static_cast<Value>(found - words.begin());
}

template <typename Value>
Json or_null(const std::optional<Value>& value) {
  return value ? Json(*value) : Json(nullptr);
}

std::optional<int> number_or_null(const Json& json) {
  return json.is_null() ? std::nullopt : std::optional(whole_number(json));
}

std::optional<int> number_if_there(const Json& json, const char* key) {
  return json.contains(key) ? number_or_null(json.at(key)) : std::nullopt;
}

std::string text_in(const Json& json, const char* key) { return json.at(key).get<std::string>(); }

Json body(const EntrantAdded& added) {
  const Entrant& entrant = added.entrant;
  return {{"name", entrant.name},
          {"club", entrant.club},
          {"seed", or_null(entrant.seed)},
          {"colour", entrant.colour}};
}

Json body(const EntrantWithdrawn& withdrawn) { return {{"entrant", withdrawn.entrant}}; }

Json body(const RoundPaired& round) {
  Json pairs = Json::array();
  for (const Pair& pair : round.pairs) pairs.push_back({{"a", pair.a}, {"b", or_null(pair.b)}});
  return {{"pairs", pairs}};
}

Json body(const ResultEntered& result) {
  Json json{{"pairing", result.pairing}};
  json.update(outcome_json(result.outcome));
  json["source"] = result.source;
  return json;
}

Json body(const ResultCorrected& correction) {
  Json json{{"pairing", correction.pairing}};
  json.update(outcome_json(correction.outcome));
  json["by"] = correction.by;
  json["note"] = correction.note;
  return json;
}

Json body(const TieRuled& ruling) {
  return {{"order", ruling.order}, {"by", ruling.by}, {"note", ruling.note}};
}

Json body(const TableAssigned& assigned) {
  return {{"pairing", assigned.pairing}, {"table", assigned.table}};
}

Json body(const TableService& service) {
  return {{"table", service.table}, {"in_service", service.in_service}};
}

Json body(const Undo& undo) { return {{"entries", undo.entries}}; }
Json body(const Redo& redo) { return {{"entries", redo.entries}}; }

// A number that is none of an entrant is refused when the entry is followed.
Entrant entrant_from(const Json& json) {
  return {.name = text_in(json, "name"),
          .club = text_in(json, "club"),
          .seed = number_or_null(json.at("seed")),
          .colour = text_in(json, "colour")};
}

RoundPaired round_from(const Json& json) {
  RoundPaired round;
  for (const Json& pair : json.at("pairs"))
    round.pairs.push_back({whole_number(pair.at("a")), number_or_null(pair.at("b"))});
  return round;
}

Outcome outcome_from(const Json& json) {
  if (json.contains("walkover")) return Walkover{number_or_null(json.at("walkover"))};
  return Played{.a = {.points = whole_number(json.at("points_a")),
                      .twenties = whole_number(json.at("twenties_a")),
                      .board = number_if_there(json, "board_a")},
                .b = {.points = whole_number(json.at("points_b")),
                      .twenties = whole_number(json.at("twenties_b")),
                      .board = number_if_there(json, "board_b")}};
}

ResultEntered read_result(const Json& json) {
  return {whole_number(json.at("pairing")), outcome_from(json), text_in(json, "source")};
}

TieRuled tie_from(const Json& json) {
  TieRuled ruling{.order = {}, .by = text_in(json, "by"), .note = text_in(json, "note")};
  for (const Json& entrant : json.at("order")) ruling.order.push_back(whole_number(entrant));
  return ruling;
}

Action action_from(const std::string& kind, const Json& json) {
  if (kind == "entrant") return EntrantAdded{entrant_from(json)};
  if (kind == "withdrawn") return EntrantWithdrawn{whole_number(json.at("entrant"))};
  if (kind == "round") return round_from(json);
  if (kind == "result") return read_result(json);
  if (kind == "correction")
    return ResultCorrected{whole_number(json.at("pairing")), outcome_from(json), text_in(json, "by"),
                           text_in(json, "note")};
  if (kind == "tie") return tie_from(json);
  if (kind == "table") return TableAssigned{whole_number(json.at("pairing")), text_in(json, "table")};
  if (kind == "service") return TableService{text_in(json, "table"), json.at("in_service").get<bool>()};
  if (kind == "undo") return Undo{whole_number(json.at("entries"))};
  if (kind == "redo") return Redo{whole_number(json.at("entries"))};
  throw RulesError("an entry is of an unknown kind; it may come from a newer ringside");
}

UtcTime made_in(const Json& json) {
  const auto time = parse_iso_8601_of_any_year(text_in(json, "made"));
  if (!time) throw RulesError("a time is not valid; write it as 2026-11-20T14:03:09Z");
  return *time;
}

Setup read_setup(const Json& json) {
  Format format{.system = value_called<System>(text_in(json, "format"), kSystems),
                .groups = whole_number(json.at("groups")),
                .rounds = whole_number(json.at("rounds")),
                .match_rounds = whole_number(json.at("match_rounds")),
                .bye_points = number_or_null(json.at("bye_points")),
                .bracket_reset = json.at("bracket_reset").get<bool>(),
                .tie_breaks = {}};
  for (const Json& word : json.at("tie_breaks"))
    format.tie_breaks.push_back(value_called<TieBreak>(word.get<std::string>(), kTieBreaks));
  Setup setup{.name = text_in(json, "name"),
              .format = format,
              .tables = json.at("tables").get<std::vector<std::string>>()};
  check(setup);
  return setup;
}

template <typename Read>
auto read_guarded(const Read& read) {
  try {
    return read();
  } catch (const Json::exception&) {
    throw RulesError(
        "a field of the tournament is missing or of another kind; give what docs/tournament.md says");
  }
}

}  // namespace

std::string_view word_of(System system) { return kSystems.at(static_cast<std::size_t>(system)); }
std::string_view word_of(TieBreak tie_break) { return kTieBreaks.at(static_cast<std::size_t>(tie_break)); }

System system_called(const std::string& word) { return value_called<System>(word, kSystems); }
TieBreak tie_break_called(const std::string& word) { return value_called<TieBreak>(word, kTieBreaks); }

std::string_view kind_of(const Action& action) {
  constexpr std::array<std::string_view, 10> kKinds{"entrant", "withdrawn", "round",   "result", "correction",
                                                    "tie",     "table",     "service", "undo",   "redo"};
  static_assert(std::variant_size_v<Action> == kKinds.size());
  return kKinds.at(action.index());
}

Json outcome_json(const Outcome& outcome) {
  if (const auto* walkover = std::get_if<Walkover>(&outcome))
    return {{"walkover", or_null(walkover->winner)}};
  const auto& [a, b] = std::get<Played>(outcome);
  Json json{
      {"points_a", a.points}, {"points_b", b.points}, {"twenties_a", a.twenties}, {"twenties_b", b.twenties}};
  if (a.board) json["board_a"] = *a.board;
  if (b.board) json["board_b"] = *b.board;
  return json;
}

Json to_json(const Setup& setup) {
  const Format& format = setup.format;
  Json tie_breaks = Json::array();
  for (const TieBreak tie_break : format.tie_breaks) tie_breaks.push_back(word_of(tie_break));
  return {{"name", setup.name},
          {"format", word_of(format.system)},
          {"groups", format.groups},
          {"rounds", format.rounds},
          {"match_rounds", format.match_rounds},
          {"bye_points", or_null(format.bye_points)},
          {"bracket_reset", format.bracket_reset},
          {"tie_breaks", tie_breaks},
          {"tables", setup.tables}};
}

Json to_json(const Entry& entry) {
  Json json{{"number", entry.number}, {"made", to_iso_8601(entry.made)}, {"kind", kind_of(entry.action)}};
  json.update(std::visit([](const auto& action) { return body(action); }, entry.action));
  return json;
}

Setup setup_from(const Json& json) {
  return read_guarded([&] { return read_setup(json); });
}

Entry entry_from(const Json& json) {
  return read_guarded([&] {
    return Entry{whole_number(json.at("number")), made_in(json), action_from(text_in(json, "kind"), json)};
  });
}

ResultEntered result_from(const Json& json) {
  return read_guarded([&] { return read_result(json); });
}

}  // namespace ringside::hall
