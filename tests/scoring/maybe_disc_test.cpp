// SPDX-License-Identifier: MIT
#include "scoring/maybe_disc.h"

#include <doctest/doctest.h>

#include "scoring/example_board.h"
#include "scoring/open_calls.h"

namespace ringside {
namespace {

using Ids = std::vector<int>;

ScoredDisc sure_disc(int id, const std::string& team, int zone) {
  return testing::disc_worth(id, team, zone, zone, Call::kClear);
}
MaybeDisc maybe(int id, const std::string& team, int zone) { return {sure_disc(id, team, zone)}; }
MaybeDisc maybe_close(int id, const std::string& team, int zone, int other_zone) {
  return {testing::disc_worth(id, team, zone, other_zone, Call::kTooClose)};
}

TEST_CASE("what may be a disc is worth nothing or its zone, or the other one where that is too close") {
  CHECK(worths(maybe(1, "red", 10)) == std::vector{0, 10});
  CHECK(worths(maybe_close(1, "red", 10, 5)) == std::vector{0, 10, 5});
  CHECK(worths(maybe_close(1, "red", 0, 5)) == std::vector{0, 5});
  CHECK(worths(maybe(1, "red", 0)) == std::vector{0});
}

TEST_CASE("it is open until people answer, and where it would be worth nothing it never is") {
  MaybeDisc one = maybe(3, "red", 5);
  CHECK(one.is_open());
  one.is_disc = false;
  CHECK_FALSE(one.is_open());
  CHECK_FALSE(maybe(3, "red", 0).is_open());
  CHECK(open_ones({one, maybe(4, "red", 0), maybe(5, "red", 10)}).size() == 1);
  CHECK(find_maybe({one}, 3) != nullptr);
  CHECK(find_maybe({one}, 4) == nullptr);
}

TEST_CASE("what may be a disc is an outcome without it and one with it") {
  const std::vector<ScoredDisc> discs{sure_disc(1, "black", 15), sure_disc(2, "red", 10)};
  const auto calls = open_calls(discs, {}, {}, {maybe(3, "red", 10)});
  REQUIRE(calls);
  CHECK(calls->open == Ids{3});
  CHECK(calls->deciding == Ids{3});
  CHECK(calls->most_lead == 5);
  CHECK(calls->least_lead == -5);
  REQUIRE(calls->outcomes.size() == 2);
  CHECK(calls->outcomes[0].result.winner == "black");  // as it is counted
  CHECK(calls->outcomes[0].decisions.at(0).zone == 0);
  CHECK(calls->outcomes[1].result.winner == "red");
  CHECK(calls->outcomes[1].totals.at("red").total() == 20);
}

TEST_CASE("a disc that may be none and lies on a line is gone through in all three ways") {
  const auto calls = open_calls({sure_disc(1, "black", 10)}, {}, {}, {maybe_close(2, "red", 15, 10)});
  REQUIRE(calls);
  REQUIRE(calls->outcomes.size() == 3);
  CHECK(calls->outcomes[1].totals.at("red").total() == 15);
  CHECK(calls->outcomes[2].totals.at("red").total() == 10);
  CHECK_FALSE(calls->outcomes[2].result.winner);
  CHECK(calls->least_lead == -5);
  CHECK(calls->most_lead == 10);
}

TEST_CASE("calls, discs that may be none and the hole stand side by side") {
  const std::vector<ScoredDisc> discs{testing::disc_worth(1, "black", 15, 10, Call::kTooClose),
                                      sure_disc(2, "red", 10)};
  const auto calls = open_calls(discs, {}, "black", {maybe(3, "red", 5)});
  REQUIRE(calls);
  CHECK(calls->open == Ids{1, 3, kMaybeInHole});
  CHECK(calls->outcomes.size() == 8);
  CHECK(calls->least_lead == 10 - 15);
  CHECK(calls->most_lead == 35 - 10);
}

TEST_CASE("a far lead stands whatever is a disc, and an answer ends the question") {
  const std::vector<ScoredDisc> discs{sure_disc(1, "black", 15), sure_disc(2, "red", 10)};
  const auto calls = open_calls(discs, {{"black", 2}}, {}, {maybe(3, "red", 10)});
  REQUIRE(calls);
  CHECK_FALSE(calls->winner_is_open());
  MaybeDisc none = maybe(3, "red", 10);
  none.is_disc = false;
  CHECK_FALSE(open_calls(discs, {}, {}, {none}));
}

TEST_CASE("of a third team it is taken for none, and it brings a second one in") {
  CHECK_FALSE(
      open_calls({sure_disc(1, "black", 15), sure_disc(2, "red", 10)}, {}, {}, {maybe(3, "natural", 10)}));
  const auto calls = open_calls({sure_disc(1, "black", 15)}, {}, {}, {maybe(2, "natural", 15)});
  REQUIRE(calls);
  CHECK(calls->counted.contains("natural"));
  CHECK(calls->winner_is_open());
}

}  // namespace
}  // namespace ringside
