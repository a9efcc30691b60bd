// SPDX-License-Identifier: MIT
#include "report/words/table.h"

#include <doctest/doctest.h>

#include "report/example_report.h"

namespace ringside {
namespace {

using testing::full_disc;
using testing::report_of;
using testing::scored_board;

TEST_CASE("a round as players read it") {
  CHECK(table_text(testing::example_report()) ==
        "p.jpg\n"
        "  discs in   20  15  10   5   0  twenties     total\n"
        "  black       0   1   0   0   0         1        35\n"
        "  red         0   0   1   0   1         0        10\n"
        "  black wins by 25; points: black 2, red 0\n"
        "  too close to call, for you to decide:\n"
        "    disc 2 (red): 0.20 mm over the inner line, sigma 0.30 mm; counted as 10, else 15\n"
        "  black wins whatever the call: 35:10 if touching, 35:15 if clear (black:red)\n");
}

TEST_CASE("a tie, and a call that is just clear") {
  const double clear_of_middle = 203.2 - 1 - testing::kDiscRadius - 0.1;
  const std::string table = table_text(report_of(
      scored_board({full_disc(1, {clear_of_middle, 0}, "black"), full_disc(2, {-150, 0}, "red")}, {})));
  CHECK(table.find("  tie; points: black 1, red 1\n") != std::string::npos);
  CHECK(table.find(
            "disc 1 (black): 0.10 mm clear of the middle line, sigma 0.30 mm; counted as 10, else 5\n") !=
        std::string::npos);
}

TEST_CASE("a disc that may lie flat in the hole is left to the players in words") {
  Disc disc = full_disc(1, {1, 0}, "black");
  disc.in_hole = HoleState::kUnsure;
  const std::string table = table_text(report_of(scored_board({disc}, {})));
  CHECK(table.find("disc 1 (black): in the hole: flat or leaning is not clear; counted as 15, else 20\n") !=
        std::string::npos);
}

TEST_CASE("an empty board") {
  CHECK(table_text(report_of(scored_board({}, {}))) == "p.jpg\n  no discs on the board\n");
}

TEST_CASE("three colours have totals but no winner") {
  const std::string table = table_text(report_of(scored_board({}, {{"black", 1}, {"red", 0}, {"white", 2}})));
  CHECK(table.find("wins") == std::string::npos);
  CHECK(table.find("no winner named: 3 colours take part") != std::string::npos);
}

TEST_CASE("a refused photo has no table") { CHECK(table_text(testing::refused_report()).empty()); }

TEST_CASE("a file name cannot play with the terminal") {
  PhotoReport report = testing::example_report();
  report.photo = std::string("\x1b[2J\n.jpg");
  CHECK(table_text(report).substr(0, 16) == "\\x1b[2J\\x0a.jpg\n");
}

}  // namespace
}  // namespace ringside
