// SPDX-License-Identifier: MIT
#include "hall/standings.h"

#include <doctest/doctest.h>

#include "hall/example_tournament.h"
#include "hall/next_round.h"
#include "rules/rules_error.h"
#include "support/error_message.h"

namespace ringside::hall {
namespace {

using namespace testing;

// With all rounds paired.
State round_robin(int entrants) {
  State state = new_state({.system = System::kRoundRobin}, entrants);
  for (int round = 1; round <= entrants - 1 + entrants % 2; ++round) pair_next(state);
  return state;
}

TEST_CASE("points rank, byes of a round robin and matches to come count nothing") {
  State state = round_robin(3);
  enter(state, 1, 2, 5, 3, 7, 2);
  enter(state, 2, 3, 8, 0, 1, 0);
  const auto all = standings(state);
  CHECK(ranks(state) == "1 B, 2 A, 3 C");
  CHECK(all[0] == Standing{.group = 1,
                           .rank = 1,
                           .entrant = 2,
                           .matches = 2,
                           .won = 1,
                           .points = 11,
                           .twenties = 3,
                           .opponents = 5});
  CHECK(all[1].opponents == 11);
}

TEST_CASE("before anything is played all are level") {
  CHECK(ranks(new_state({.system = System::kRoundRobin}, 3)) == "1 A*, 1 B*, 1 C*");
}

TEST_CASE("two level on points: head to head before twenties") {
  State state = round_robin(4);
  enter(state, 1, 2, 3, 5, 9, 0);  // B beat A
  enter(state, 1, 3, 5, 3);
  enter(state, 1, 4, 8, 0);  // A 16
  enter(state, 2, 3, 5, 3);
  enter(state, 2, 4, 6, 2);  // B 16
  enter(state, 3, 4, 4, 4);
  CHECK(ranks(state) == "1 B, 2 A, 3 C, 4 D");
  state.setup.format.tie_breaks = {TieBreak::kTwenties};
  CHECK(ranks(state) == "1 A, 2 B, 3 C, 4 D");
}

// Each of three beat the next one alike; twenties as given.
State circle(int a, int b, int c) {
  State state = round_robin(3);
  enter(state, 1, 2, 5, 3, a, 0);
  enter(state, 2, 3, 5, 3, b, 0);
  enter(state, 3, 1, 5, 3, c, 0);
  return state;
}

TEST_CASE("three in a circle are parted by twenties, and those still level stay open") {
  CHECK(ranks(circle(3, 2, 1)) == "1 A, 2 B, 3 C");
  CHECK(ranks(circle(1, 1, 1)) == "1 A*, 1 B*, 1 C*");
  CHECK(ranks(circle(1, 2, 1)) == "1 B, 2 A*, 2 C*");
  CHECK(open_ties(standings(circle(1, 2, 1))) == std::vector<std::vector<int>>{{1, 3}});
}

TEST_CASE("head to head says nothing where not all have met") {
  State state = new_state({.system = System::kSwiss, .rounds = 1, .tie_breaks = {TieBreak::kHeadToHead}}, 4);
  pair_next(state);
  enter(state, 1, 3, 5, 3);
  enter(state, 2, 4, 5, 3);
  CHECK(ranks(state) == "1 A*, 1 B*, 3 C*, 3 D*");
}

TEST_CASE("a shoot-out is entered by hand, and decides only among those who were level") {
  State state = circle(1, 2, 1);
  const auto refusal = [&](const std::vector<int>& order) {
    return test::error_message<RulesError>([&] { apply(TieRuled{order}, state); });
  };
  CHECK(refusal({1, 2}).find("these are not the entrants of an open tie") == 0);
  CHECK(refusal({1, 3, 3}).find("these are not") == 0);
  CHECK(refusal({}).find("these are not") == 0);
  apply(TieRuled{.order = {3, 1}, .by = "referee"}, state);
  CHECK(ranks(state) == "1 B, 2 C, 3 A");
  CHECK(refusal({1, 3}).find("these are not") == 0);
}

TEST_CASE("no tie is ruled while results are missing, or where there is no shoot-out") {
  State state = round_robin(3);
  const auto refusal = [&] {
    return test::error_message<RulesError>([&] { apply(TieRuled{{1, 2, 3}}, state); });
  };
  CHECK(refusal() == "ties are ruled when all rounds are played; enter the results first");
  state.setup.format.tie_breaks.clear();
  CHECK(refusal() == "the tournament has no shoot-out; who is level shares the rank");
}

TEST_CASE("a correction opens a tie again, on which the old ruling says nothing") {
  State state = circle(1, 2, 1);
  apply(TieRuled{.order = {3, 1}}, state);
  for (const Pairing& pairing : std::vector<Pairing>(state.pairings))
    if (pairing.pair == Pair{2, 3}) apply(ResultCorrected{pairing.id, points(5, 3, 1, 0)}, state);
  CHECK(ranks(state) == "1 A*, 1 B*, 1 C*");
}

TEST_CASE("points of opponents can part") {
  State state = new_state({.system = System::kSwiss, .rounds = 1, .tie_breaks = {TieBreak::kOpponents}}, 4);
  pair_next(state);
  enter(state, 1, 3, 4, 4);
  enter(state, 2, 4, 4, 4);
  CHECK(ranks(state) == "1 A*, 1 B*, 1 C*, 1 D*");
}

TEST_CASE("groups have standings of their own; entrants are dealt to and fro") {
  State state = new_state({.system = System::kRoundRobin, .groups = 2}, 7);
  CHECK(groups_of(state) == std::vector<std::vector<int>>{{1, 4, 5}, {2, 3, 6, 7}});
  for (int round = 1; round <= 3; ++round) pair_next(state);
  CHECK(round_names(state, 1) == "A D-E B-G C-F");
  enter(state, 1, 4, 8, 0);
  enter(state, 2, 3, 8, 0);
  const auto all = standings(state);
  CHECK(all[0].group == 1);
  CHECK(all[0].entrant == 1);
  CHECK(all[3].group == 2);
  CHECK(all[3].entrant == 2);
  CHECK(all[3].rank == 1);
}

TEST_CASE("who withdraws keeps what was played; the rest is won by the others") {
  State state = round_robin(3);
  enter(state, 1, 2, 8, 0);
  apply(EntrantWithdrawn{1}, state);
  CHECK(ranks(state) == "1 C, 2 A, 3 B");  // both have 8; the walkover is their meeting
  enter(state, 2, 3, 5, 3);
  CHECK(ranks(state) == "1 C, 2 A, 3 B");
  CHECK(is_over(state));
}

}  // namespace
}  // namespace ringside::hall
