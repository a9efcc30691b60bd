// SPDX-License-Identifier: MIT
#include "hall/tournament_json.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "hall/example_tournament.h"
#include "json/parse_json.h"
#include "rules/rules_error.h"
#include "support/error_message.h"

namespace ringside::hall {
namespace {

using namespace testing;
using Json = nlohmann::ordered_json;

const std::vector<Action> kOneOfEach{
    EntrantAdded{{.name = "Ann", .club = "Owls", .seed = 3, .colour = "red"}},
    EntrantWithdrawn{2},
    RoundPaired{{{1, 2}, {3}}},
    ResultEntered{1, Played{.a = {5, 2, 130}, .b = {3, 0, 95}}, "table Oak"},
    ResultCorrected{1, Walkover{2}, "desk", "came late"},
    TieRuled{{3, 1}, "referee", "shoot-out 4:2"},
    TableAssigned{1, "Oak"},
    TableService{"Oak", false},
    Undo{2},
    Redo{1}};

TEST_CASE("every entry is the same after it was written and read") {
  int number = 0;
  for (const Action& action : kOneOfEach) {
    const Json json = to_json(Entry{++number, kNoon, action});
    CAPTURE(json.dump());
    CHECK(to_json(entry_from(json)) == json);
    CHECK(json.at("kind") == kind_of(action));
  }
}

TEST_CASE("a result is as docs/tournament.md says") {
  CHECK(to_json(Entry{4, kNoon, kOneOfEach[3]}).dump() ==
        R"({"number":4,"made":"2026-11-28T12:00:00Z","kind":"result","pairing":1,"points_a":5,"points_b":3,)"
        R"("twenties_a":2,"twenties_b":0,"board_a":130,"board_b":95,"source":"table Oak"})");
  const ResultEntered result = result_from(parse_json(
      R"({"pairing":7,"points_a":4,"points_b":4,"twenties_a":0,"twenties_b":1,"source":"table 2"})"));
  CHECK(result.pairing == 7);
  CHECK(result.outcome == points(4, 4, 0, 1));
  CHECK(result_from(parse_json(R"({"pairing":7,"walkover":null,"source":""})")).outcome ==
        Outcome(Walkover{}));
}

TEST_CASE("a setup is the same after it was written and read") {
  const Setup setup{.name = "Club night",
                    .format = {.system = System::kSwiss,
                               .rounds = 5,
                               .match_rounds = 3,
                               .bye_points = 3,
                               .bracket_reset = false,
                               .tie_breaks = {TieBreak::kOpponents, TieBreak::kShootOut}},
                    .tables = {"Oak", "Elm"}};
  CHECK(setup_from(to_json(setup)) == setup);
}

TEST_CASE("fields that are missing, of another kind or beyond all bounds are refused") {
  const std::vector<std::string> values{"null", "-1e300", "18446744073709551615", "\"x\"", "[]", "{}", "true",
                                        "0.5",  "[[]]",   "99999999999"};
  int number = 0;
  for (const Action& action : kOneOfEach) {
    const Json whole = to_json(Entry{++number, kNoon, action});
    for (const auto& [key, unused] : whole.items()) {
      Json without = whole;
      without.erase(key);
      CAPTURE(without.dump());
      if (!key.starts_with("board_")) CHECK_THROWS_AS(entry_from(without), RulesError);
      for (const std::string& value : values) {
        Json other = whole;
        other[key] = parse_json(value);
        CAPTURE(other.dump());
        try {
          entry_from(other);
        } catch (const RulesError&) {
          CHECK(true);  // nothing else is thrown
        }
      }
    }
  }
}

TEST_CASE("rows that are no objects and unknown words are refused") {
  for (const char* row : {"null", "[]", "7", "\"result\"", "{}", R"({"number":1,"made":"now","kind":"undo"})",
                          R"({"number":1,"made":"2026-11-28T12:00:00Z","kind":"bet"})"})
    CHECK_THROWS_AS(entry_from(parse_json(row)), RulesError);
  for (const char* row : {"null", "[]", "{}", R"({"pairing":1})"})
    CHECK_THROWS_AS(result_from(parse_json(row)), RulesError);
  Json setup = to_json(Setup{.name = "", .format = {.system = System::kRoundRobin}});
  setup["format"] = "ladder";
  CHECK(test::error_message<RulesError>([&] { setup_from(setup); }).find("'ladder' is no format") == 0);
}

}  // namespace
}  // namespace ringside::hall
