// SPDX-License-Identifier: MIT
#include "report/words/call_text.h"

#include <doctest/doctest.h>

#include "report/example_report.h"

namespace ringside {
namespace {

using testing::full_disc;
using testing::scored_board;
using Twenties = std::map<std::string, int>;

// A disc 0.1 mm clear of a line's near edge (or over it) with a sigma of 0.3 mm.
Disc open_disc(int id, const std::string& team, LineName line, double margin = 0.1) {
  const Vec2 base = testing::disc_with_margin(line, margin, id).base;
  return full_disc(id, base, team);
}

TEST_CASE("one open call decides, or changes only by how much") {
  const Disc open = open_disc(1, "black", LineName::kInner);  // 15 or 10
  const Disc ten = full_disc(2, {0, 150}, "red");
  CHECK(open_calls_text(scored_board({open, ten}, {})) ==
        "  disc 1 decides: 15:10 if clear, 10:10 if touching (black:red)\n");
  CHECK(open_calls_text(scored_board({open, ten}, {{"red", 1}})) ==
        "  red wins whatever the call: 15:30 if clear, 10:30 if touching (black:red)\n");
}

TEST_CASE("no open call, nothing to say; nor with three colours") {
  CHECK(open_calls_text(scored_board({full_disc(1, {0, 150}, "black")}, {})).empty());
  CHECK(open_calls_text(scored_board({open_disc(1, "black", LineName::kInner)}, {{"red", 1}, {"blue", 1}}))
            .empty());
}

TEST_CASE("of two open calls one may decide, both, or neither") {
  const Disc inner = open_disc(1, "black", LineName::kInner), outer = open_disc(2, "red", LineName::kOuter);
  CHECK(open_calls_text(scored_board({inner, outer, full_disc(3, {0, 150}, "red")}, {})) ==
        "  discs 1 and 2 decide: black by 5 to red by 5 (black:red)\n"
        "    15:15 when disc 1 is clear, disc 2 is clear\n"
        "    10:15 when disc 1 is touching, disc 2 is clear\n"
        "    15:10 when disc 1 is clear, disc 2 is touching\n"
        "    10:10 when disc 1 is touching, disc 2 is touching\n");
  CHECK(open_calls_text(scored_board({inner, outer}, {{"black", 2}})) ==
        "  black wins whatever the calls: 55:5 as counted, by 45 to 55 (black:red)\n");
}

TEST_CASE("many open calls are told by their range") {
  std::vector<Disc> discs;
  for (int id = 1; id <= 5; ++id) discs.push_back(open_disc(id, id % 2 ? "black" : "red", LineName::kInner));
  CHECK(open_calls_text(scored_board(discs, {})) ==
        "  discs 1, 2, 3, 4 and 5 decide: black by 25 to a tie\n");
}

TEST_CASE("a call in words") {
  const ScoredBoard board = scored_board({open_disc(1, "black", LineName::kMiddle, -0.1)}, {});
  const ScoredDisc& open = board.discs[0];
  CHECK(verdict_words(open) == "TOO CLOSE TO CALL");
  CHECK(margin_words(open, 2) == "0.10 mm over the middle line, +- 0.60 mm (2 sigma)");
  CHECK(margin_words(open, 2.5) == "0.10 mm over the middle line, +- 0.75 mm (2.5 sigma)");
  CHECK(worth_words(open) == "10 if clear, 5 if touching");
  const ScoredDisc ruled_clear = ruled(open, 10);
  CHECK(verdict_words(ruled_clear) == "clear, by ruling");
  CHECK(worth_words(ruled_clear) == "worth 10 by ruling; measured: too close, 5");
}

TEST_CASE("a disc in the hole is called flat or not") {
  Disc disc = full_disc(1, {1, 0}, "black");
  disc.in_hole = HoleState::kUnsure;
  const ScoredBoard board = scored_board({disc, full_disc(2, {0, 80}, "red")}, {});
  CHECK(worth_words(board.discs[0]) == "20 if flat in the hole, 15 if not flat in the hole");
  CHECK(open_calls_text(board) ==
        "  disc 1 decides: 15:15 if not flat in the hole, 20:15 if flat in the hole (black:red)\n");
}

TEST_CASE("a hole that may hold a disc has both results told") {
  const ScoredBoard board =
      scored_board({full_disc(1, {0, 80}, "black"), full_disc(2, {0, 150}, "red")}, {}, "red");
  CHECK(hole_text(board) ==
        "hole: empty, or a red disc flat in it? Counted as empty; if a disc: +20 for red");
  CHECK(open_calls_text(board) ==
        "  the hole decides: 15:10 if the hole is empty, 15:30 if a disc lies in the hole (black:red)\n");
  CHECK(open_calls_text(scored_board({full_disc(1, {0, 80}, "black")}, {{"black", 1}}, "red")) ==
        "  black wins whatever the call: 35:0 if the hole is empty, 35:20 if a disc lies in the hole "
        "(black:red)\n");
  CHECK(hole_text(scored_board({}, {})).empty());
}

TEST_CASE("a hole and a disc that decide together") {
  const ScoredBoard board =
      scored_board({open_disc(1, "black", LineName::kInner), full_disc(2, {0, 150}, "red")}, {}, "black");
  CHECK(open_calls_text(board) ==
        "  disc 1 and the hole decide: black by 25 to a tie (black:red)\n"
        "    15:10 when disc 1 is clear, the hole is empty\n"
        "    10:10 when disc 1 is touching, the hole is empty\n"
        "    35:10 when disc 1 is clear, a disc lies in the hole\n"
        "    30:10 when disc 1 is touching, a disc lies in the hole\n");
}

}  // namespace
}  // namespace ringside
