// SPDX-License-Identifier: MIT
#include "hall/entrants_csv.h"

#include <doctest/doctest.h>

#include "rules/rules_error.h"
#include "support/error_message.h"

namespace ringside::hall {
namespace {

std::string csv_complaint(const std::string& csv) {
  return test::error_message<RulesError>([&] { entrants_from_csv(csv); });
}

TEST_CASE("a list of entrants as a spreadsheet writes it") {
  const auto entrants = entrants_from_csv(
      "\xef\xbb\xbfName,Club,Seed,Colour\r\n"
      "Ann Lund,\"Owls \"\"North\"\"\",2,Black\r\n"
      "\r\n"
      " Bob , ,,\r\n"
      "Zoë,,1,red");
  REQUIRE(entrants.size() == 3);
  CHECK(entrants[0] == Entrant{.name = "Ann Lund", .club = "Owls \"North\"", .seed = 2, .colour = "black"});
  CHECK(entrants[1] == Entrant{.name = "Bob"});
  CHECK(entrants[2] == Entrant{.name = "Zoë", .seed = 1, .colour = "red"});
}

TEST_CASE("columns stand in any order, and only the name must be there") {
  CHECK(entrants_from_csv("seed,name\n3,Ann\n")[0] == Entrant{.name = "Ann", .seed = 3});
  CHECK(entrants_from_csv("name\nAnn\nBob and Cy\n").size() == 2);
  CHECK(entrants_from_csv("name\n").empty());
}

TEST_CASE("what is wrong is told with its line") {
  CHECK(csv_complaint("") == "the file is empty; its first line names the columns, such as name,club");
  CHECK(csv_complaint("Ann\nBob\n") == "line 1: there is no column 'ann'; give name, club, seed and colour");
  CHECK(csv_complaint("club\nOwls\n") ==
        "line 1: there is no column 'name'; the first line names the columns");
  CHECK(csv_complaint("name,name\n") == "line 1: column 'name' stands there twice; give it once");
  CHECK(csv_complaint("name,club\nAnn\n") ==
        "line 2: has 1 cells in place of 2; give as many as there are columns");
  CHECK(csv_complaint("name,seed\nAnn,first\n") ==
        "line 2: the seed 'first' is no whole number; give 1 for the strongest");
  CHECK(csv_complaint("name,seed\nAnn,1x\n").find("line 2: the seed '1x'") == 0);
  CHECK(csv_complaint("name,seed\nAnn,99999999999\n").find("line 2: the seed '99999999999'") == 0);
  CHECK(csv_complaint("name,seed\nAnn,0\n") == "line 2: a seed cannot be 0; give 1 to 10000");
  CHECK(csv_complaint("name,colour\nAnn,mauve\n").find("line 2: 'mauve' is no colour word") == 0);
  CHECK(csv_complaint("name\n\n  \n").find("line 3: a player has no name") == 0);
}

TEST_CASE("who stands there twice is told with both lines") {
  CHECK(csv_complaint("name\nAnn\nBob\n ann\n") == "line 4: ann stands in line 2 too; give each its own");
  CHECK(csv_complaint("name,seed\nAnn,1\nBob,1\n") ==
        "line 3: seed 1 stands in line 2 too; give each its own");
}

TEST_CASE("hostile files are refused in one line") {
  for (const std::string& csv :
       {std::string("name\n\"Ann\nBob\n"), std::string("name\n\"Ann\"x\n"), std::string("name\nA\"nn\n"),
        std::string("name\n\"A\nB\"\n"), std::string("name\n\xff\xfe\n"), std::string("name\nA\x1b[2J\n"),
        std::string("name\nA\0B\n", 9), "name\n" + std::string(100'000, 'x') + "\n",
        "na\x1b[2Jme" + std::string(100'000, 'x') + "\n", std::string(1'000'001, '\n'),
        "name,colour\nAnn," + std::string(10'000, 'y') + "\n", std::string("name\r\rAnn\n"),
        std::string("name\n,\n"), std::string("name\n=1+1\n")}) {
    const std::string message = csv_complaint(csv);
    CAPTURE(message);
    CHECK(message != "(no error)");
    CHECK(message.size() < 400);
    CHECK(message.find_first_of("\n\r\x1b") == std::string::npos);
    CHECK(message.find("; ") != std::string::npos);
  }
  std::string many = "name\n";
  for (int i = 0; i < 257; ++i) many += "Player " + std::to_string(i) + "\n";
  CHECK(csv_complaint(many) == "line 258: there are more than 256 entrants; give fewer");
}

}  // namespace
}  // namespace ringside::hall
