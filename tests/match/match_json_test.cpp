// SPDX-License-Identifier: MIT
#include "match/match_json.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "match/example_match.h"
#include "match/match_state.h"
#include "rules/rules_error.h"
#include "support/error_message.h"

namespace ringside {
namespace {

using namespace testing;
using Json = nlohmann::ordered_json;

const std::vector<ShotSeen> kShots{{.team = "black", .verdict = Verdict::kValid, .open = true},
                                   {.team = "red", .verdict = Verdict::kInvalid, .open = false},
                                   {.team = "red", .verdict = Verdict::kCannotTell},
                                   {}};

// One entry of each kind.
Match every_kind() {
  Match match = new_match("house", {.name = "Final", .target = 9, .starter = "Bob"});
  match = then(match, TwentySunk{"red", 1});
  match = then(match, round_of({"p.jpg", "ab12", scoring_of({{"black", 15}, {"red", 10}})}));
  match = then(match, RoundPlayed{.board = {{"black", 5}}, .twenties = {{"red", 2}}, .starter = 0});
  match = then(match, Ruling{DiscRuling{1, 1, 10}, "referee", "touching"});
  match = then(match, Ruling{NoteRuling{}, "", "a cat on the board"});
  match = then(match, round_of({"q.jpg", "cd34", scoring_with_open_hole({{"black", 15}}, "red")}));
  match = then(match, RoundPlayed{.board = {{"black", 5}}, .maybe_in_hole = "black", .shots = kShots});
  match = then(match, Rename{1, "Bobby"});
  return then(then(match, Undo{2}), Redo{1});
}

TEST_CASE("a match is the same after a way through JSON") {
  const Match match = every_kind();
  Match back{setup_from(Json::parse(to_json(match.setup).dump()))};
  for (const Entry& entry : match.entries)
    back.entries.push_back(entry_from(Json::parse(to_json(entry).dump())));
  CHECK(to_json(back.setup) == to_json(match.setup));
  REQUIRE(back.entries.size() == match.entries.size());
  for (std::size_t i = 0; i < match.entries.size(); ++i)
    CHECK(to_json(back.entries[i]) == to_json(match.entries[i]));
  const MatchState one = state_of(match), other = state_of(back);
  CHECK(one.score == other.score);
  CHECK(one.twenties == other.twenties);
  CHECK(one.starter == other.starter);
  CHECK(one.done == other.done);
  CHECK(one.rounds[0].totals.at("black").total() == other.rounds[0].totals.at("black").total());
}

TEST_CASE("a round keeps the shots that a camera saw; one of before has none") {
  const auto round_of_entry = [](const Json& json) { return std::get<RoundPlayed>(entry_from(json).action); };
  Json json = to_json(every_kind().entries[6]);
  CHECK(round_of_entry(json).shots == kShots);
  json["shots"][0]["verdict"] = "fine";
  CHECK_THROWS_AS(entry_from(json), RulesError);
  json["shots"][0] = 4;
  CHECK_THROWS_AS(entry_from(json), RulesError);
  json.erase("shots");
  CHECK(round_of_entry(json).shots.empty());
}

TEST_CASE("shots of a colour that nobody plays, and more than there are discs, are refused") {
  const Match match = new_match("nca");
  const auto with = [](std::vector<ShotSeen> shots) { return RoundPlayed{.shots = std::move(shots)}; };
  CHECK(complaint(match, with({{.team = "white"}})) == "nobody plays white; correct the colour");
  CHECK(complaint(match, with(std::vector<ShotSeen>(17))).find("more shots") != std::string::npos);
  CHECK(complaint(match, with(std::vector<ShotSeen>(16))) == "(no error)");
}

// Each entry copies the match and its state twice: a padded scoring of 30 MB made that 12 seconds.
TEST_CASE("a scoring is not copied with its match, and names beside it are short") {
  const Match match = every_kind();
  const auto text_of = [](const RoundPlayed& round) { return &*round.evidence->scoring; };
  CHECK(text_of(state_of(match).rounds[0].played) == text_of(std::get<RoundPlayed>(match.entries[1].action)));
  const std::string scoring = scoring_of({{"black", 15}});
  CHECK_THROWS_AS(then(match, round_of({std::string(5'000, 'p'), "", scoring})), RulesError);
  CHECK_THROWS_AS(then(match, round_of({"p.jpg", std::string(65, 'a'), scoring})), RulesError);
  CHECK_THROWS_AS(round_of({"p.jpg", "", std::string(100, '[')}), RulesError);
}

TEST_CASE("the kinds have names") {
  std::vector<std::string_view> kinds;
  for (const Entry& entry : every_kind().entries) kinds.push_back(kind_of(entry.action));
  CHECK(kinds == std::vector<std::string_view>{"twenty", "round", "round", "ruling", "ruling", "round",
                                               "round", "rename", "undo", "redo"});
}

TEST_CASE("three players come back") {
  const Match match = new_match("family", {}, "Ann=black,Bob=red,Cy=black");
  CHECK(setup_from(to_json(match.setup)).discs == std::vector<int>{6, 12, 6});
}

TEST_CASE("fields that are missing or wrong are refused") {
  const Match match = every_kind();
  const auto complains = [](const auto& read) {
    return test::error_message<RulesError>(read).find("; ") != std::string::npos;
  };
  const Json setup = to_json(match.setup);
  for (const char* key : {"name", "rules", "format", "players", "starter"}) {
    CAPTURE(key);
    Json wrong = setup;
    wrong.erase(key);
    CHECK(complains([&] { setup_from(wrong); }));
    wrong[key] = Json::array({1, 2});
    CHECK(complains([&] { setup_from(wrong); }));
  }
  for (const Entry& entry : match.entries) {
    for (const char* key : {"number", "made", "kind"}) {
      Json wrong = to_json(entry);
      wrong[key] = nullptr;
      CHECK(complains([&] { entry_from(wrong); }));
    }
  }
  Json count = to_json(match.entries[0]);
  for (const Json& number : {Json(1e300), Json(1.5), Json(99999999999), Json("1"), Json(nullptr)}) {
    count["count"] = number;
    CHECK(complains([&] { entry_from(count); }));
  }
  Json kind = to_json(match.entries[0]);
  kind["kind"] = "wish";
  CHECK(complains([&] { entry_from(kind); }));
}

TEST_CASE("a round of an earlier version: its hole is open as its scoring says, unless twenties were told") {
  RoundPlayed round = round_of({"p.jpg", "ab12", scoring_with_open_hole({{"red", 15}}, "black")});
  const auto back = [](const RoundPlayed& played) {
    Json json = to_json(Entry{1, kNoon, played});
    json.erase("maybe_in_hole");
    return std::get<RoundPlayed>(entry_from(json).action).maybe_in_hole;
  };
  CHECK(back(round) == "black");
  round.twenties = {{"red", 1}};
  CHECK(back(round) == "black");
  round.twenties = {{"black", 0}};
  CHECK_FALSE(back(round));
}

}  // namespace
}  // namespace ringside
