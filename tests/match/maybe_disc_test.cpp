// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "match/example_match.h"
#include "match/match_json.h"

namespace ringside {
namespace {

using namespace testing;
using Json = nlohmann::ordered_json;
using Ids = std::vector<int>;

const char* const kNoError = "(no error)";

RoundPlayed asked_round() {
  return round_of({"p.jpg", "ab12", scoring_with_maybe_disc({{"black", 15}, {"red", 10}}, "red", 10)});
}

Match round_ruled(int zone) {
  return then(then(new_match("nca"), asked_round()), Ruling{DiscRuling{1, 3, zone}});
}

TEST_CASE("what may be a disc counts as none in a round and stays open") {
  const Match match = then(new_match("nca"), asked_round());
  const RoundState round = state_of(match).rounds.at(0);
  CHECK(round.totals.at("red").board == 10);
  CHECK(round.result.winner == "black");
  CHECK(left_open(round) == Ids{3});
}

TEST_CASE("a ruling says whether it is a disc") {
  const RoundState yes = state_of(round_ruled(10)).rounds.at(0), no = state_of(round_ruled(0)).rounds.at(0);
  CHECK(yes.totals.at("red").board == 20);
  CHECK(yes.result.winner == "red");
  CHECK(no.totals.at("red").board == 10);
  for (const RoundState& round : {yes, no}) {
    CHECK(left_open(round).empty());
    CHECK(round.ruled == Ids{3});
  }
}

TEST_CASE("a disc that comes in by a ruling is one of its side's") {
  std::vector<std::pair<std::string, int>> discs(8, {"red", 5});
  const Match match =
      then(new_match("nca"), round_of({"p.jpg", "ab12", scoring_with_maybe_disc(discs, "red", 5)}));
  CHECK(complaint(match, Ruling{DiscRuling{1, 9, 5}}) != kNoError);
  CHECK(complaint(match, Ruling{DiscRuling{1, 9, 0}}) == kNoError);
  CHECK(complaint(match, Ruling{DiscRuling{1, 8, 10}}) == kNoError);  // one that lies there
}

TEST_CASE("a colour that nobody plays with is no disc of the round") {
  const Match match =
      then(new_match("nca"), round_of({"p.jpg", "ab12", scoring_with_maybe_disc({{"red", 5}}, "white", 5)}));
  CHECK(left_open(state_of(match).rounds.at(0)).empty());
}

TEST_CASE("the question survives a way through JSON, with a scoring and without") {
  RoundPlayed by_hand{.board = {{"black", 5}}, .maybe_discs = asked_round().maybe_discs};
  for (const RoundPlayed& round : {asked_round(), by_hand}) {
    const Match match = then(new_match("nca"), round);
    const Entry back = entry_from(Json::parse(to_json(match.entries.at(0)).dump()));
    const auto& maybe = std::get<RoundPlayed>(back.action).maybe_discs;
    REQUIRE(maybe.size() == 1);
    CHECK(maybe[0].id == 3);
    CHECK(maybe[0].zone == 0);
    CHECK(maybe[0].other_zone == 10);
    CHECK(left_open(state_of(Match{match.setup, {back}}).rounds.at(0)) == Ids{3});
  }
}

}  // namespace
}  // namespace ringside
