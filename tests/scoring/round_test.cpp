// SPDX-License-Identifier: MIT
#include "scoring/round.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "scoring/example_board.h"

namespace ringside {
namespace {

using Twenties = std::map<std::string, int>;

constexpr std::array kZones{20, 15, 10, 5, 0};
constexpr std::array kTeams{"black", "red"};

ScoredDisc worth(int zone, const std::string& team) {
  ScoredDisc scored = score_disc(testing::disc_at({1, 0}, team), testing::example_board());
  scored.zone = zone;
  return scored;
}

Totals totals_of(int black, int red) { return {{"black", {black, 0}}, {"red", {red, 0}}}; }

// Calls `check` with every board of up to `discs` discs of both teams in all zones (order included).
template <typename Check>
void for_every_board(std::size_t discs, const Check& check, std::vector<ScoredDisc> board = {}) {
  check(board);
  if (discs == 0) return;
  for (const int zone : kZones) {
    for (const char* team : kTeams) {
      board.push_back(worth(zone, team));
      for_every_board(discs - 1, check, board);
      board.pop_back();
    }
  }
}

std::vector<ScoredDisc> with_teams_swapped(std::vector<ScoredDisc> board) {
  for (ScoredDisc& scored : board) scored.disc.team = scored.disc.team == "black" ? "red" : "black";
  return board;
}

std::optional<std::string> swapped(std::optional<std::string> team) {
  if (!team) return team;
  return *team == "black" ? "red" : "black";
}

// Both teams take part even when one has nothing on the board.
const Twenties kNobodysTwenties{{"black", 0}, {"red", 0}};

TEST_CASE("S4: 50 against 40 is 2:0 in tournament style and 10 by difference") {
  const auto result = round_result(totals_of(50, 40));
  REQUIRE(result);
  CHECK(result->winner == "black");
  CHECK(result->difference == 10);
  CHECK(result->points == std::map<std::string, int>{{"black", 2}, {"red", 0}});
}

TEST_CASE("S1, S3: 65 against 25 is 40 to the winner") {
  const auto result = round_result(totals_of(25, 65));
  REQUIRE(result);
  CHECK(result->winner == "red");
  CHECK(result->difference == 40);
}

TEST_CASE("equal totals are a tie, one point each") {
  const auto result = round_result(totals_of(45, 45));
  REQUIRE(result);
  CHECK_FALSE(result->winner);
  CHECK(result->difference == 0);
  CHECK(result->points == std::map<std::string, int>{{"black", 1}, {"red", 1}});
}

TEST_CASE("set-aside twenties count 20 each, and a team named only there takes part") {
  const Totals totals = total_up({worth(15, "black"), worth(10, "black")}, {{"black", 1}, {"red", 2}});
  CHECK(totals.at("black").board == 25);
  CHECK(totals.at("black").total() == 45);
  CHECK(totals.at("red").board == 0);
  CHECK(totals.at("red").total() == 40);
}

TEST_CASE("a team whose discs are all worth nothing still takes part") {
  const Totals totals = total_up({worth(0, "black")}, {});
  REQUIRE(totals.contains("black"));
  CHECK(totals.at("black").total() == 0);
}

TEST_CASE("one side alone wins against an unnamed 0") {
  const auto result = round_result(total_up({worth(15, "black")}, {}));
  REQUIRE(result);
  CHECK(result->winner == "black");
  CHECK(result->difference == 15);
  CHECK(result->points == std::map<std::string, int>{{"black", 2}});
}

TEST_CASE("an empty board is a tie of nobody") {
  const auto result = round_result({});
  REQUIRE(result);
  CHECK_FALSE(result->winner);
  CHECK(result->difference == 0);
  CHECK(result->points.empty());
}

TEST_CASE("three colours have totals but no result") {
  const Totals totals = total_up({worth(15, "black"), worth(10, "red"), worth(5, "white")}, {});
  CHECK(totals.size() == 3);
  CHECK_FALSE(round_result(totals));
}

TEST_CASE("every board: one more disc or twenty never lowers a total") {
  for_every_board(3, [](const std::vector<ScoredDisc>& board) {
    const Totals before = total_up(board, kNobodysTwenties);
    for (const int zone : kZones) {
      std::vector<ScoredDisc> more = board;
      more.push_back(worth(zone, "black"));
      const Totals after = total_up(more, kNobodysTwenties);
      REQUIRE(after.at("black").total() == before.at("black").total() + zone);
      REQUIRE(after.at("red").total() == before.at("red").total());
    }
    REQUIRE(total_up(board, {{"red", 1}})["red"].total() == before.at("red").total() + 20);
  });
}

TEST_CASE("every board: swapping the teams swaps the result") {
  for_every_board(4, [](const std::vector<ScoredDisc>& board) {
    const auto result = round_result(total_up(board, kNobodysTwenties));
    const auto mirrored = round_result(total_up(with_teams_swapped(board), kNobodysTwenties));
    REQUIRE(mirrored->winner == swapped(result->winner));
    REQUIRE(mirrored->difference == result->difference);
    REQUIRE(mirrored->points.at("black") == result->points.at("red"));
    REQUIRE(mirrored->points.at("red") == result->points.at("black"));
  });
}

TEST_CASE("every board: discs of equal value cancel, and the order of discs does not matter") {
  for_every_board(3, [](std::vector<ScoredDisc> board) {
    const auto result = round_result(total_up(board, kNobodysTwenties));
    std::reverse(board.begin(), board.end());
    board.push_back(worth(10, "black"));
    board.push_back(worth(10, "red"));
    const auto same = round_result(total_up(board, kNobodysTwenties));
    REQUIRE(same->winner == result->winner);
    REQUIRE(same->difference == result->difference);
  });
}

TEST_CASE("every pair of totals: points add up to 2 and follow the difference") {
  for (int black = 0; black <= 240; black += 5) {
    for (int red = 0; red <= 240; red += 5) {
      const auto result = round_result(totals_of(black, red));
      REQUIRE(result->points.at("black") + result->points.at("red") == 2);
      REQUIRE(result->difference == std::abs(black - red));
      REQUIRE((result->points.at("black") == 2) == (black > red));
      REQUIRE(result->winner.has_value() == (black != red));
    }
  }
}

}  // namespace
}  // namespace ringside
