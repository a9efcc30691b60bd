// SPDX-License-Identifier: MIT
#include "hall/state_of.h"

#include <doctest/doctest.h>

#include "hall/example_tournament.h"
#include "hall/next_round.h"
#include "rules/rules_error.h"
#include "support/error_message.h"

namespace ringside::hall {
namespace {

using namespace testing;

std::string refusal(const Tournament& tournament, const Action& action) {
  return test::error_message<RulesError>([&] { with_entry(tournament, action, kNoon); });
}

Tournament paired(int entrants) {
  const Tournament tournament = new_tournament({.system = System::kRoundRobin}, entrants);
  return with_entry(tournament, RoundPaired{next_round(state_of(tournament))}, kNoon);
}

TEST_CASE("an undo takes back, a redo brings it again, and neither loses an entry") {
  Tournament tournament = paired(4);
  tournament = with_entry(tournament, ResultEntered{1, points(5, 3)}, kNoon);
  tournament = with_entry(tournament, Undo{2}, kNoon);
  CHECK(state_of(tournament).pairings.empty());
  CHECK(state_of(tournament).rounds == 0);
  tournament = with_entry(tournament, Redo{2}, kNoon);
  CHECK(state_of(tournament).pairings[0].outcome == points(5, 3));
  CHECK(tournament.entries.size() == 8);
  CHECK(refusal(tournament, Redo{1}) == "only 0 entries can be redone; give fewer");
  CHECK(refusal(tournament, Undo{7}) == "only 6 entries can be undone; give fewer");
  CHECK(refusal(tournament, Undo{-1}).find("only 6 entries") == 0);
}

TEST_CASE("the id of a pairing that was undone is not given again") {
  Tournament tournament = with_entry(paired(4), Undo{1}, kNoon);
  tournament = with_entry(tournament, RoundPaired{next_round(state_of(tournament))}, kNoon);
  CHECK(state_of(tournament).pairings[0].id == 3);
  CHECK(refusal(tournament, ResultEntered{1, points(5, 3)}) ==
        "there is no pairing 1; see the list of pairings");
}

TEST_CASE("results must be those of a match") {
  const Tournament tournament = paired(3);  // 1 is A's bye
  CHECK(refusal(tournament, ResultEntered{1, points(8, 0)}) == "pairing 1 is a bye; it has no result");
  CHECK(refusal(tournament, ResultEntered{2, points(8, 1)}) ==
        "8:1 is no result of 4 rounds; the points of both make 8");
  CHECK(refusal(tournament, ResultEntered{2, points(9, -1)}).find("points or twenties are negative") == 0);
  CHECK(refusal(tournament, ResultEntered{2, points(8, 0, 0, -1)}).find("points or twenties") == 0);
  CHECK(refusal(tournament, ResultEntered{2, Walkover{1}}).find("the winner does not play in pairing 2") ==
        0);
  CHECK(
      refusal(tournament, ResultEntered{2, points(4, 4), std::string(501, 'x')}).find("a text is too long") ==
      0);
}

TEST_CASE("a second result is a correction, and a correction needs a first") {
  Tournament tournament = paired(4);
  CHECK(refusal(tournament, ResultCorrected{1, points(5, 3)}) ==
        "pairing 1 has no result to correct; enter one");
  tournament = with_entry(tournament, ResultEntered{1, points(5, 3)}, kNoon);
  CHECK(refusal(tournament, ResultEntered{1, points(5, 3)}) == "pairing 1 has a result already; correct it");
  tournament = with_entry(tournament, ResultCorrected{1, Walkover{4}, "desk", "late"}, kNoon);
  CHECK(winner_of(state_of(tournament).pairings[0]) == 4);
}

TEST_CASE("entrants: names and seeds of their own, and in time") {
  Tournament tournament = new_tournament({.system = System::kRoundRobin}, 2);
  CHECK(refusal(tournament, EntrantAdded{{.name = " a "}}).find("A is there already; ") == 0);
  CHECK_FALSE(refusal(tournament, EntrantAdded{{.name = ""}}) == "(no error)");
  CHECK(refusal(tournament, EntrantAdded{{.name = "X", .seed = 0}}).find("a seed cannot be 0; give 1 to") ==
        0);
  CHECK_FALSE(refusal(tournament, EntrantAdded{{.name = "X", .colour = "mauve"}}) == "(no error)");
  tournament = with_entry(tournament, EntrantAdded{{.name = "X", .seed = 1}}, kNoon);
  CHECK(refusal(tournament, EntrantAdded{{.name = "Y", .seed = 1}}) ==
        "X has that seed already; give each its own");
  CHECK(refusal(tournament, EntrantWithdrawn{4}).find("there is no entrant 4") == 0);
  tournament = with_entry(tournament, EntrantWithdrawn{1}, kNoon);
  CHECK(refusal(tournament, EntrantWithdrawn{1}) == "A has withdrawn already; undo brings back");
  tournament = with_entry(tournament, RoundPaired{next_round(state_of(tournament))}, kNoon);
  CHECK(round_names(state_of(tournament), 1) == "X-B");
  CHECK(refusal(tournament, EntrantAdded{{.name = "Y"}}).find("the first round is paired") == 0);
}

TEST_CASE("rounds: enough entrants, and no more than there are") {
  CHECK(test::error_message<RulesError>([] { next_round(new_state({.system = System::kRoundRobin}, 1)); }) ==
        "there are too few entrants (1); add some until there are 2");
  State state = new_state({.system = System::kRoundRobin}, 2);
  pair_next(state);
  CHECK(test::error_message<RulesError>([&] { next_round(state); }) ==
        "all rounds are paired; enter the results that are missing");
  enter(state, 1, 2, 8, 0);
  CHECK(test::error_message<RulesError>([&] { next_round(state); }) ==
        "all rounds are played; begin a new tournament");
}

TEST_CASE("what cannot be agreed on is refused") {
  const auto refused = [](const Setup& setup) {
    return test::error_message<RulesError>([&] { check(setup); });
  };
  const Format fine{.system = System::kRoundRobin};
  CHECK(refused({.name = "", .format = fine}) == "(no error)");
  CHECK(refused({.name = "", .format = {.system = System::kSwiss}}) ==
        "the number of rounds cannot be 0; give 1 to 32");
  CHECK(refused({.name = "", .format = {.system = System::kSingleElimination, .rounds = 3}}) ==
        "only a Swiss tournament has a number of rounds; give none");
  CHECK(refused({.name = "", .format = {.system = System::kSingleElimination, .groups = 2}}) ==
        "only a round robin has groups; give 1");
  CHECK(refused({.name = "", .format = {.system = System::kRoundRobin, .match_rounds = 0}})
            .find("the rounds of") == 0);
  CHECK(refused({.name = "", .format = {.system = System::kRoundRobin, .bye_points = 9}}) ==
        "the points of a bye cannot be 9; give 0 to 8");
  CHECK(refused({.name = "",
                 .format = {.system = System::kRoundRobin,
                            .tie_breaks = {TieBreak::kTwenties, TieBreak::kTwenties}}}) ==
        "a tie-break stands there twice; give each once");
  CHECK(refused({.name = "", .format = fine, .tables = {"Oak", "oak"}}) ==
        "two tables are called oak; give each a name of its own");
}

TEST_CASE("entries that are not numbered one after the other were made by somebody else") {
  Tournament tournament = paired(2);
  tournament.entries.back().number = 99;
  CHECK(test::error_message<RulesError>([&] { state_of(tournament); }).find("the entries are not numbered") ==
        0);
}

TEST_CASE("what cannot follow changes nothing") {
  State state = new_state({.system = System::kRoundRobin}, 2);
  CHECK_THROWS_AS(apply(Undo{1}, state), std::logic_error);
  CHECK_THROWS_AS(apply(Redo{1}, state), std::logic_error);
  CHECK_THROWS_AS(apply(RoundPaired{{{1, 3}}}, state), RulesError);
  CHECK(state.rounds == 0);
  CHECK(state.field.empty());
}

}  // namespace
}  // namespace ringside::hall
