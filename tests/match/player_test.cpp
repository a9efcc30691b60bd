// SPDX-License-Identifier: MIT
#include "match/player.h"

#include <doctest/doctest.h>

#include "rules/rules_error.h"
#include "support/error_message.h"
#include "support/has.h"

namespace ringside {
namespace {

using test::has;

std::string complaint(const std::string& players) {
  return test::error_message<RulesError>([&] { parse_players(players); });
}

const std::vector<Player> kFour = parse_players("Ann=black,Bob=red,Cy=black,Di=red");

TEST_CASE("partners sit opposite each other and share a colour") {
  REQUIRE(kFour.size() == 4);
  CHECK(kFour[2].name == "Cy");
  CHECK(names_of("black", kFour) == "Ann and Cy");
  CHECK(team_of_side(kFour, 1) == "red");
  CHECK(parse_players("Ann=black,Bob=red,Cy=black").size() == 3);
  CHECK(has(complaint("Ann=black,Bob=red,Cy=red,Di=black"), "Ann and Cy sit opposite each other"));
  CHECK(has(complaint("Ann=black,Bob=black"), "Ann and Bob are opponents"));
}

TEST_CASE("wrong lists of players are refused with what to do") {
  for (const char* list :
       {"", "Ann=black", "Ann", "Ann=black,Bob=red,Cy=black,Di=red,Ed=black", "=black,Bob=red",
        "Ann=black,Ann=red", "Ann=blck,Bob=red", "A\x1b=black,Bob=red"}) {
    CAPTURE(list);
    CHECK(has(complaint(list), "; "));
  }
  CHECK(has(complaint("Ann=blck,Bob=red"), "did you mean black?"));
}

TEST_CASE("people are found by name or colour") {
  CHECK(team_called("Di", kFour) == "red");
  CHECK(team_called("black", kFour) == "black");
  CHECK(player_called("Cy", kFour) == 2);
  CHECK(has(test::error_message<RulesError>([] { team_called("Ana", kFour); }), "did you mean Ann?"));
  CHECK(has(test::error_message<RulesError>([] { player_called("black", kFour); }), "did you mean"));
  CHECK(team_called("red", parse_players("red=black,Bob=red")) == "black");  // a name before a colour
}

}  // namespace
}  // namespace ringside
