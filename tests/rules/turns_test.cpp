// SPDX-License-Identifier: MIT
#include "rules/turns.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "rules/allotment.h"
#include "rules/rule_sets.h"

namespace ringside {
namespace {

using Players = std::vector<int>;
using testing::rule_library;
using testing::rule_set;

TEST_CASE("two and four take turns clockwise") {
  CHECK(turn_order(rule_set("nca"), 2, 1) == Players{1, 0});
  CHECK(turn_order(rule_set("nca"), 4, 0) == Players{0, 1, 2, 3});
  CHECK(turn_order(rule_set("nca"), 4, 2) == Players{2, 3, 0, 1});
}

TEST_CASE("S2: a complete turn order of three is 1, 2, 3, 2") {
  const RuleSet rules = rule_set("family");
  CHECK(turn_order(rules, 3, 0) == Players{0, 1, 2, 1});
  CHECK(turn_order(rules, 3, 2) == Players{2, 1, 0, 1});
  const Players shots = shots_of_round(rules, discs_of_players(rules, 3), 0);
  REQUIRE(shots.size() == 24);
  CHECK(Players(shots.begin(), shots.begin() + 6) == Players{0, 1, 2, 1, 0, 1});
}

TEST_CASE("every round: each shoots all discs, and sides take turns") {
  for (const RuleSet& rules : rule_library().all()) {
    for (const int players : {2, 3, 4}) {
      if ((players == 3 && !rules.discs_of_three) || (players == 4 && !rules.discs_of_four)) continue;
      const std::vector<int> discs = discs_of_players(rules, players);
      for (int starter = 0; starter < players; ++starter) {
        const Players shots = shots_of_round(rules, discs, starter);
        REQUIRE(shots.front() == starter);
        for (int player = 0; player < players; ++player)
          REQUIRE(std::count(shots.begin(), shots.end(), player) == discs[static_cast<std::size_t>(player)]);
        for (std::size_t i = 1; i < shots.size(); ++i) REQUIRE(side_of(shots[i]) != side_of(shots[i - 1]));
      }
    }
  }
}

TEST_CASE("left of the previous starter") {
  for (const char* name : {"club", "traditional", "family", "house"}) {
    CHECK(next_starter(rule_set(name), 2, 0, 0) == 1);
    CHECK(next_starter(rule_set(name), 2, 1, 0) == 0);
  }
  for (const char* name : {"traditional", "family", "traditional-opening", "house"}) {
    for (int starter = 0; starter < 4; ++starter)
      CHECK(next_starter(rule_set(name), 4, starter, 0) == (starter + 1) % 4);
  }
  CHECK(next_starter(rule_set("family"), 3, 1, {}) == 2);
  CHECK(next_starter(rule_set("family"), 3, 2, {}) == 0);
}

TEST_CASE("S3: with two players the winner of the round starts; after a tie, left of the starter") {
  const RuleSet rules = rule_set("traditional-opening");
  for (const int starter : {0, 1}) {
    CHECK(next_starter(rules, 2, starter, 0) == 0);
    CHECK(next_starter(rules, 2, starter, 1) == 1);
    CHECK(next_starter(rules, 2, starter, {}) == 1 - starter);
  }
}

TEST_CASE("NCA: the start alternates") {
  const RuleSet rules = rule_set("nca");
  CHECK(next_starter(rules, 2, 0, 0) == 1);
  CHECK(next_starter(rules, 2, 1, 1) == 0);
  for (int starter = 0; starter < 4; ++starter)
    CHECK(side_of(next_starter(rules, 4, starter, 0)) != side_of(starter));
}

TEST_CASE("seats clockwise as the picture shows them: left is left of bottom") {
  CHECK(seat_name(0, 2) == "bottom");
  CHECK(seat_name(1, 2) == "top");
  CHECK(seat_name(1, 3) == "left");
  CHECK(seat_name(2, 3) == "top");
  CHECK(seat_name(3, 4) == "right");
}

}  // namespace
}  // namespace ringside
