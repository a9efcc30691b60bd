// SPDX-License-Identifier: MIT
#include "hall/bracket.h"

#include <doctest/doctest.h>

#include "hall/example_tournament.h"
#include "hall/next_round.h"
#include "rules/rules_error.h"
#include "support/error_message.h"

namespace ringside::hall {
namespace {

using namespace testing;

// The stronger one, who was added earlier, wins every match.
void play_round(State& state) {
  pair_next(state);
  for (const Pairing& pairing : std::vector<Pairing>(state.pairings)) {
    if (is_decided(pairing)) continue;
    const bool a_wins = pairing.pair.a < *pairing.pair.b;
    apply(ResultEntered{pairing.id, points(a_wins ? 6 : 2, a_wins ? 2 : 6)}, state);
  }
}

// "A-D B-C; A-B"
std::string played_out(State& state) {
  std::string rounds;
  while (!is_over(state)) {
    play_round(state);
    rounds += (rounds.empty() ? "" : "; ") + round_names(state, state.rounds);
  }
  return rounds;
}

TEST_CASE("the order of a bracket is the usual one") {
  CHECK(bracket_order(1) == std::vector{1});
  CHECK(bracket_order(4) == std::vector{1, 4, 2, 3});
  CHECK(bracket_order(8) == std::vector{1, 8, 4, 5, 2, 7, 3, 6});
  CHECK(bracket_order(16) == std::vector{1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11});
}

TEST_CASE("single elimination of 5, 8 and 11: byes go to the strongest") {
  State five = new_state({.system = System::kSingleElimination}, 5);
  CHECK(played_out(five) == "A D-E B C; A-D B-C; A-B");
  CHECK(ranks(five) == "1 A, 2 B, 3 C, 3 D, 5 E");
  State eight = new_state({.system = System::kSingleElimination}, 8);
  CHECK(played_out(eight) == "A-H D-E B-G C-F; A-D B-C; A-B");
  CHECK(ranks(eight) == "1 A, 2 B, 3 C, 3 D, 5 E, 5 F, 5 G, 5 H");
  State eleven = new_state({.system = System::kSingleElimination}, 11);
  CHECK(played_out(eleven) == "A H-I D E B G-J C F-K; A-H D-E B-G C-F; A-D B-C; A-B");
}

TEST_CASE("seeds order the bracket, those without one come last") {
  State state = new_state({.system = System::kSingleElimination}, 2);
  apply(EntrantAdded{{.name = "X", .seed = 2}}, state);
  apply(EntrantAdded{{.name = "Y", .seed = 1}}, state);
  pair_next(state);
  CHECK(round_names(state, 1) == "Y-B X-A");
}

TEST_CASE("double elimination of 4: everybody may lose once") {
  State state = new_state({.system = System::kDoubleElimination}, 4);
  CHECK(played_out(state) == "A-D B-C; A-B D-C; C-B; A-B");
  CHECK(bracket_of(state).champion == 1);
  CHECK(ranks(state) == "1 A, 2 B, 3 C, 4 D");
}

TEST_CASE("double elimination of 8: those who come down are put in reverse") {
  State state = new_state({.system = System::kDoubleElimination}, 8);
  CHECK(played_out(state) == "A-H D-E B-G C-F; A-D B-C H-E G-F; E-C F-D; A-B C-D; C-B; A-B");
}

// A loses the final, having lost nothing before.
State double_elimination_final(bool bracket_reset) {
  State state = new_state({.system = System::kDoubleElimination, .bracket_reset = bracket_reset}, 4);
  for (int i = 0; i < 3; ++i) play_round(state);
  pair_next(state);
  enter(state, 1, 2, 2, 6);
  return state;
}

TEST_CASE("who loses a final without having lost before plays it once more") {
  State state = double_elimination_final(true);
  CHECK_FALSE(is_over(state));
  pair_next(state);
  CHECK(round_names(state, 5) == "A-B");
  enter(state, 1, 2, 6, 2);
  CHECK(is_over(state));
  CHECK(ranks(state) == "1 A, 2 B, 3 C, 4 D");
}

TEST_CASE("without that the final is one match") {
  const State state = double_elimination_final(false);
  CHECK(is_over(state));
  CHECK(ranks(state) == "1 B, 2 A, 3 C, 4 D");
}

TEST_CASE("who withdraws from a knockout loses what is open; after two who do, the other half goes on") {
  State state = new_state({.system = System::kSingleElimination}, 4);
  pair_next(state);
  apply(EntrantWithdrawn{1}, state);
  apply(EntrantWithdrawn{4}, state);
  CHECK(std::get<Walkover>(*state.pairings[0].outcome).winner == 4);  // A went first
  enter(state, 2, 3, 6, 2);
  pair_next(state);
  CHECK(is_over(state));  // D, who has gone, came through and meets B
  CHECK(bracket_of(state).champion == 2);
}

TEST_CASE("where neither comes, nobody goes on") {
  State state = new_state({.system = System::kSingleElimination}, 4);
  pair_next(state);
  apply(ResultEntered{1, Walkover{}}, state);
  enter(state, 2, 3, 6, 2);
  pair_next(state);
  CHECK(round_names(state, 2) == "B");
  CHECK(is_over(state));
  CHECK(bracket_of(state).champion == 2);
  State nobody = new_state({.system = System::kDoubleElimination}, 2);
  pair_next(nobody);
  apply(ResultEntered{1, Walkover{}}, nobody);
  pair_next(nobody);
  CHECK(nobody.pairings.size() == 1);
  CHECK(is_over(nobody));
  CHECK_FALSE(bracket_of(nobody).champion);
}

TEST_CASE("a knockout needs a winner, by further rounds if need be") {
  State state = new_state({.system = System::kSingleElimination}, 2);
  pair_next(state);
  const auto refusal = [&](int a, int b) {
    return test::error_message<RulesError>([&] { apply(ResultEntered{1, points(a, b)}, state); });
  };
  CHECK(refusal(4, 4) == "4:4 has no winner, and a knockout needs one; play a further round");
  CHECK(refusal(4, 2).find("4:2 is no result; each round gives 2 points") == 0);
  CHECK(refusal(5, 4).find("5:4 is no result") == 0);
  apply(ResultEntered{1, points(6, 4)}, state);
  CHECK(is_over(state));
}

TEST_CASE("a correction that changes who goes on is refused once later rounds are paired") {
  State state = new_state({.system = System::kSingleElimination}, 4);
  play_round(state);
  apply(ResultCorrected{1, points(3, 5)}, state);  // D goes on
  pair_next(state);
  CHECK(round_names(state, 2) == "D-B");
  CHECK(test::error_message<RulesError>([&] {
          apply(ResultCorrected{1, points(6, 2)}, state);
        }) == "later rounds were paired by who won pairing 1; undo them first");
  apply(ResultCorrected{1, points(2, 6)}, state);
}

TEST_CASE("a knockout is paired as it follows and not otherwise") {
  State state = new_state({.system = System::kSingleElimination}, 4);
  CHECK(test::error_message<RulesError>([&] {
          apply(RoundPaired{{{1, 2}, {3, 4}}}, state);
        }) == "the round is not what follows from the format; pair it as it is proposed");
}

}  // namespace
}  // namespace ringside::hall
