// SPDX-License-Identifier: MIT
#include "report/words/round_text.h"

#include <doctest/doctest.h>

#include "report/example_report.h"
#include "rules/allotment.h"
#include "rules/rule_sets.h"

namespace ringside {
namespace {

RoundRules played_by(const std::string& rules, const std::string& players = "Ann=black,Bob=red") {
  RoundRules round{testing::rule_set(rules), parse_players(players), {}};
  round.discs = discs_of_players(round.rules, static_cast<int>(round.players.size()));
  return round;
}

const ScoredBoard& example_round() {
  static const PhotoReport report = testing::example_report();
  return *report.scored();
}

// Black has 15 and a twenty, red 10, which would be 15.
TEST_CASE("a round in the terms of the rules") {
  CHECK(round_text(example_round(), played_by("house")) ==
        "  Ann (black) 35, Bob (red) 10\n"
        "  house, game: 2:0\n"
        "  house, difference: 25 to Ann (black)\n"
        "  disc 2 the other way: Ann (black) by 20; the winner stays, and so do the points\n");
}

TEST_CASE("rules that cancel show it") {
  const std::string text = round_text(example_round(), played_by("traditional-opening"));
  CHECK(text.find("    20s: 0 of each cancel, Ann (black) has 1 left: 20\n"
                  "    15s: 0 of each cancel, Ann (black) has 1 left: 15\n"
                  "    10s: 0 of each cancel, Bob (red) has 1 left: 10\n") != std::string::npos);
}

TEST_CASE("partners are named together, and a side without a disc has nothing") {
  const ScoredBoard board = testing::scored_board({testing::full_disc(1, {0, 0}, "red")}, {});
  CHECK(round_text(board, played_by("nca", "Ann=black,Bob=red,Cy=black,Di=red"))
            .starts_with("  Ann and Cy (black) 0, Bob and Di (red) 15\n  nca, game: 0:2\n"));
}

TEST_CASE("a colour that nobody plays with and a side with too many discs are told") {
  std::vector<Disc> discs(9, testing::full_disc(1, {30, 40}, "black"));
  discs.push_back(testing::full_disc(2, {0, 0}, "white"));
  const ScoredBoard board = testing::scored_board(discs, {});
  CHECK(round_warnings(board, played_by("nca")) ==
        std::vector<std::string>{
            "black has 9 discs, but begins a round with 8; check the board and the twenties",
            "the board shows white, with which nobody plays; correct --players"});
  CHECK(round_text(testing::scored_board(discs, {{"red", 1}}), played_by("nca")).empty());
  CHECK(round_warnings(example_round(), played_by("nca")).empty());
}

}  // namespace
}  // namespace ringside
