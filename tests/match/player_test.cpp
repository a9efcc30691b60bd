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

TEST_CASE("blanks around words and capitals say nothing") {
  const std::vector<Player> players = parse_players(" Ann = Black, Bob=RED ");
  CHECK(players[0].name == "Ann");
  CHECK(players[0].team == "black");
  CHECK(players[1].team == "red");
  CHECK(team_called(" ann ", kFour) == "black");
  CHECK(team_called("BLACK", kFour) == "black");
  CHECK(player_called("CY", kFour) == 2);
  CHECK(player_called("müller", parse_players("Ann=black,MÜLLER=red")) == 1);
  // Of two that differ in capitals alone the one that is spelled so.
  const std::vector<Player> alike = parse_players("Ann=black,ANN=red");
  CHECK(team_called("ANN", alike) == "red");
  CHECK_THROWS_AS(team_called("ann", alike), RulesError);
}

TEST_CASE("a name is as long as it looks") {
  const auto with_name = [](const std::string& name) { return "Ann=black," + name + "=red"; };
  std::string wide, narrow;
  for (int i = 0; i < 30; ++i) wide += "井";
  for (int i = 0; i < 60; ++i) narrow += "ü";
  CHECK(parse_players(with_name(wide)).size() == 2);
  CHECK(parse_players(with_name(narrow)).size() == 2);
  CHECK(has(complaint(with_name(wide + "井")), "too long"));
  CHECK(has(complaint(with_name(narrow + "ü")), "too long"));
}

}  // namespace
}  // namespace ringside
