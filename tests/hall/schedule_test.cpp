// SPDX-License-Identifier: MIT
#include "hall/schedule.h"

#include <doctest/doctest.h>

#include "hall/example_tournament.h"
#include "rules/rules_error.h"
#include "support/error_message.h"

namespace ringside::hall {
namespace {

using namespace testing;

// "1 at Oak now, 2 at Elm 1": the pairing, its table and slot; ! behind what is running.
std::string plan(const State& state) {
  std::string text;
  for (const ScheduledMatch& match : schedule(state)) {
    text += (text.empty() ? "" : ", ") + std::to_string(match.pairing) + " " + match.table + " " +
            std::to_string(match.slot) + (match.running ? "!" : "");
  }
  return text;
}

// Round 1: 1 is A-D, 2 is B-C. Round 2: 3 is D-C, 4 is A-B.
State two_rounds(const std::vector<std::string>& tables) {
  State state = new_state({.system = System::kRoundRobin}, 4, tables);
  pair_next(state);
  pair_next(state);
  REQUIRE(round_names(state, 1) == "A-D B-C");
  REQUIRE(round_names(state, 2) == "D-C A-B");
  return state;
}

std::string refusal_after(State& state, const Action& action) {
  return test::error_message<RulesError>([&] { apply(action, state); });
}

TEST_CASE("matches fill the tables, and nobody plays at two of them") {
  CHECK(plan(two_rounds({"Oak", "Elm", "Ash"})) == "1 Oak 0, 2 Elm 0, 3 Oak 1, 4 Elm 1");
  CHECK(plan(two_rounds({"Oak"})) == "1 Oak 0, 2 Oak 1, 3 Oak 2, 4 Oak 3");
  CHECK(plan(two_rounds({})).empty());
}

TEST_CASE("what is over makes room, what runs keeps its table") {
  State state = two_rounds({"Oak", "Elm"});
  apply(TableAssigned{2, "Oak"}, state);
  CHECK(plan(state) == "1 Elm 0, 2 Oak 0!, 3 Oak 1, 4 Elm 1");
  enter(state, 1, 4, 8, 0);
  enter(state, 2, 3, 8, 0);
  CHECK(plan(state) == "3 Oak 0, 4 Elm 0");
  CHECK(state.pairings[1].table == "Oak");
}

TEST_CASE("nobody is given two tables, and no table two matches") {
  State state = two_rounds({"Oak", "Elm"});
  apply(TableAssigned{1, "Oak"}, state);
  CHECK(refusal_after(state, TableAssigned{2, "Oak"}) == "pairing 1 is played at table Oak; give another");
  CHECK(refusal_after(state, TableAssigned{3, "Elm"}) == "D plays at table Oak; wait for that result");
  CHECK(refusal_after(state, TableAssigned{2, "Fir"}) ==
        "there is no table 'Fir'; give one of the tournament's");
  apply(TableAssigned{1, "Elm"}, state);  // they move
  apply(TableAssigned{2, "Oak"}, state);
  enter(state, 1, 4, 8, 0);
  CHECK(refusal_after(state, TableAssigned{1, "Elm"}) == "pairing 1 needs no table; give one that is open");
  CHECK(refusal_after(state, TableAssigned{9, "Elm"}) == "there is no pairing 9; see the list of pairings");
}

TEST_CASE("a table out of service is left out, and who plays there waits for another") {
  State state = two_rounds({"Oak", "Elm"});
  apply(TableAssigned{1, "Oak"}, state);
  apply(TableService{"Oak", false}, state);
  CHECK(plan(state) == "1 Elm 0, 2 Elm 1, 3 Elm 2, 4 Elm 3");
  CHECK(refusal_after(state, TableAssigned{1, "Oak"}) == "table Oak is out of service; give another");
  CHECK(refusal_after(state, TableService{"Fir", false}).find("there is no table 'Fir'") == 0);
  apply(TableService{"Elm", false}, state);
  CHECK(plan(state).empty());
  apply(TableService{"Oak", true}, state);
  CHECK(plan(state) == "1 Oak 0, 2 Oak 1, 3 Oak 2, 4 Oak 3");
}

}  // namespace
}  // namespace ringside::hall
