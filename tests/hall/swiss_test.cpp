// SPDX-License-Identifier: MIT
#include "hall/swiss.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "hall/example_tournament.h"
#include "hall/next_round.h"
#include "rules/rules_error.h"
#include "support/error_message.h"

namespace ringside::hall {
namespace {

using namespace testing;

constexpr int kA = 1;
constexpr int kB = 2;
constexpr int kC = 3;
constexpr int kD = 4;
constexpr int kE = 5;
constexpr int kF = 6;

TEST_CASE("a Swiss tournament of six, checked by hand") {
  State state = new_state({.system = System::kSwiss, .rounds = 3}, 6);
  // Round 1: all are level; the upper half A B C meets the lower half D E F, in order.
  pair_next(state);
  CHECK(round_names(state, 1) == "A-D B-E C-F");
  enter(state, kA, kD, 6, 2);
  enter(state, kB, kE, 6, 2);
  enter(state, kC, kF, 2, 6);
  // Round 2: 6 points have A B F, 2 have C D E. One of the upper three goes down; that should be the lowest,
  // F, and A-B stay. F has met C. F-D is one place from F-C and leaves C-E, one place apart too far: squares
  // 1 + 1. F-E would be two places from it, 4. Were A to go down to C, that would be two places, 4.
  pair_next(state);
  CHECK(round_names(state, 2) == "A-B F-D C-E");
  enter(state, kA, kB, 5, 3);
  enter(state, kF, kD, 3, 5);
  enter(state, kC, kE, 8, 0);
  // Round 3: A 11, C 10, B and F 9, D 7, E 2: score groups 0 1 2 2 3 4. A has not met C, F, E.
  // A-C leaves B F D E: B-F and D-E, squares of distances 1 + 0 + 1; or B-D and F-E, 1 + 1 + 4.
  // A-F leaves C B D E: C-B and D-E, 4 + 1 + 1; C-D and B-E cannot be, B and E have met.
  // A-E alone costs 16.
  pair_next(state);
  CHECK(round_names(state, 3) == "A-C B-F D-E");
}

TEST_CASE("where score groups can be kept without meeting again, they are") {
  // A to D won, E to H lost. A-C and B-D is what the order wants; had A met B, C and D would still be there.
  State state = new_state({.system = System::kSwiss, .rounds = 4}, 8);
  pair_next(state);
  CHECK(round_names(state, 1) == "A-E B-F C-G D-H");
  for (int winner = 1; winner <= 4; ++winner) enter(state, winner, winner + 4, 8, 0);
  pair_next(state);
  CHECK(round_names(state, 2) == "A-C B-D E-G F-H");
  enter(state, kA, kC, 8, 0);
  enter(state, kB, kD, 8, 0);
  enter(state, kE, 7, 8, 0);
  enter(state, kF, 8, 8, 0);
  pair_next(state);
  // 16: A B. 8: C D E F. 0: G H.
  CHECK(round_names(state, 3) == "A-B C-E D-F G-H");
}

TEST_CASE("nobody meets again even where that leaves a score group") {
  State state = new_state({.system = System::kSwiss, .rounds = 3}, 4);
  pair_next(state);
  CHECK(round_names(state, 1) == "A-C B-D");
  enter(state, kA, kC, 4, 4);
  enter(state, kB, kD, 8, 0);
  pair_next(state);  // B 8, A C 4, D 0: A and C have met
  CHECK(round_names(state, 2) == "B-A C-D");
  enter(state, kB, kA, 8, 0);
  enter(state, kC, kD, 8, 0);
  pair_next(state);
  CHECK(round_names(state, 3) == "B-C A-D");
}

TEST_CASE("when all have met all, those meet again who have met least often") {
  State state = new_state({.system = System::kSwiss, .rounds = 6}, 4);
  for (int round = 1; round <= 6; ++round) {
    pair_next(state);
    for (const Pairing& pairing : std::vector<Pairing>(state.pairings))
      if (!is_decided(pairing)) apply(ResultEntered{pairing.id, points(8, 0)}, state);
  }
  for (int one = 1; one <= 4; ++one)
    for (int other = 1; other < one; ++other)
      CHECK(std::count_if(state.pairings.begin(), state.pairings.end(), [&](const Pairing& pairing) {
              return plays(pairing.pair, one) && plays(pairing.pair, other);
            }) == 2);
}

TEST_CASE("the bye goes to the lowest who has had none, and counts as a match won") {
  State state = new_state({.system = System::kSwiss, .rounds = 3}, 3);
  pair_next(state);
  CHECK(round_names(state, 1) == "A-B C");
  enter(state, kA, kB, 8, 0);
  pair_next(state);
  CHECK(round_names(state, 2) == "A-C B");
  CHECK(tally_of(state.setup.format, state.pairings[1], kC).points == 8);
  state.setup.format.bye_points = 4;
  CHECK(tally_of(state.setup.format, state.pairings[1], kC).points == 4);
}

TEST_CASE("a Swiss round can be paired by hand, as long as everybody plays once") {
  State state = new_state({.system = System::kSwiss, .rounds = 3}, 5);
  const auto refusal = [&](const std::vector<Pair>& pairs) {
    return test::error_message<RulesError>([&] { apply(RoundPaired{pairs}, state); });
  };
  CHECK(refusal({{1, 2}, {3, 4}}).find("not everybody who takes part") == 0);
  CHECK(refusal({{1, 2}, {3, 4}, {5, 5}}).find("E stands there twice") == 0);
  CHECK(refusal({{1, 2}, {3}, {4}, {5}}).find("there are too many byes") == 0);
  CHECK(refusal({{1, 2}, {3, 4}, {9}}).find("not everybody who takes part") == 0);
  CHECK(state.rounds == 0);
  apply(RoundPaired{{{5, 4}, {3, 2}, {1}}}, state);
  CHECK(round_names(state, 1) == "E-D C-B A");
  CHECK(refusal({{1, 2}, {3, 4}, {5}}) == "pairing 1 has no result yet; enter it first");
}

TEST_CASE("others join a Swiss tournament between its rounds, and leave it") {
  State state = new_state({.system = System::kSwiss, .rounds = 3}, 4);
  pair_next(state);
  enter(state, kA, kC, 8, 0);
  enter(state, kB, kD, 8, 0);
  apply(EntrantAdded{{.name = "E"}}, state);
  apply(EntrantWithdrawn{kD}, state);
  pair_next(state);
  CHECK(round_names(state, 2) == "A-B C-E");
}

}  // namespace
}  // namespace ringside::hall
