// SPDX-License-Identifier: MIT
#include "hall/exports.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "hall/example_tournament.h"

namespace ringside::hall {
namespace {

using namespace testing;

// Of three: in round 1 A has the bye, B-C was played; round 2: C's bye, A-B is to come.
State example() {
  State state{.setup = {.name = "Club night", .format = {.system = System::kRoundRobin}, .tables = {"Oak"}}};
  apply(EntrantAdded{{.name = "Ann"}}, state);
  apply(EntrantAdded{{.name = "Bob", .club = "@home"}}, state);
  apply(EntrantAdded{{.name = "Cy \"Ace\""}}, state);
  pair_next(state);
  pair_next(state);
  enter(state, 2, 3, 5, 3, 4, 1);
  return state;
}

TEST_CASE("pairings as CSV") {
  CHECK(pairings_csv(example()) ==
        "pairing,round,a,b,table,slot,points_a,points_b,twenties_a,twenties_b,board_a,board_b,walkover,"
        "winner\r\n"
        "1,1,Ann,,,,,,,,,,,\r\n"
        "2,1,Bob,\"Cy \"\"Ace\"\"\",,,5,3,4,1,,,,Bob\r\n"
        "3,2,\"Cy \"\"Ace\"\"\",,,,,,,,,,,\r\n"
        "4,2,Ann,Bob,Oak,0,,,,,,,,\r\n");
}

TEST_CASE("standings as CSV, with nothing that a spreadsheet would carry out") {
  CHECK(standings_csv(example()) ==
        "group,rank,open,name,club,matches,won,tied,points,twenties,opponents,withdrawn\r\n"
        "1,1,false,Bob,\"'@home\",1,1,0,5,4,3,false\r\n"
        "1,2,false,\"Cy \"\"Ace\"\"\",,1,0,0,3,1,5,false\r\n"
        "1,3,false,Ann,,0,0,0,0,0,0,false\r\n");
}

TEST_CASE("pairings and standings as JSON") {
  State state = example();
  CHECK(
      pairings_json(state)[1].dump() ==
      R"({"pairing":2,"round":1,"a":"Bob","b":"Cy \"Ace\"","table":null,"slot":null,"points_a":5,"points_b":3,)"
      R"("twenties_a":4,"twenties_b":1,"winner":"Bob"})");
  apply(EntrantWithdrawn{2}, state);
  CHECK(
      pairings_json(state)[3].dump() ==
      R"({"pairing":4,"round":2,"a":"Ann","b":"Bob","table":null,"slot":null,"walkover":"Ann","winner":"Ann"})");
  CHECK(
      standings_json(state)[1].dump() ==
      R"({"group":1,"rank":2,"open":false,"name":"Bob","club":"@home","matches":2,"won":1,"tied":0,"points":5,)"
      R"("twenties":4,"opponents":11,"withdrawn":true})");
}

}  // namespace
}  // namespace ringside::hall
