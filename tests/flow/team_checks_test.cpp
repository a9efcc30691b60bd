// SPDX-License-Identifier: MIT
#include "flow/team_checks.h"

#include <doctest/doctest.h>

#include "flow/refusal.h"
#include "report/example_report.h"

namespace ringside {
namespace {

using testing::disc_at;
using testing::scored_board;

std::vector<ScoredDisc> discs_of(const std::vector<std::string>& teams) {
  std::vector<Disc> discs;
  for (const std::string& team : teams) discs.push_back(disc_at({1, 0}, team));
  return scored_board(discs, {}).discs;
}

TEST_CASE("twenties may name a team without a disc on the board") {
  CHECK_NOTHROW(check_twenties(discs_of({}), {{"black", 1}, {"red", 1}}));
  CHECK_NOTHROW(check_twenties(discs_of({"black"}), {{"red", 1}}));
  CHECK_NOTHROW(check_twenties(discs_of({"black", "red"}), {{"red", 1}}));
}

TEST_CASE("twenties of a third team are refused with both sides' words") {
  CHECK_THROWS_WITH_AS(check_twenties(discs_of({"black", "red"}), {{"white", 1}}),
                       doctest::Contains("given for white, but the board shows black, red"), ScoreError);
  CHECK_THROWS_AS(check_twenties(discs_of({"black"}), {{"white", 1}, {"red", 0}}), ScoreError);
}

TEST_CASE("three colours on the board are no matter of the twenties") {
  CHECK_NOTHROW(check_twenties(discs_of({"black", "red", "white"}), {{"white", 1}}));
}

TEST_CASE("a side with more than twelve discs is named, twenties included") {
  const std::vector<Disc> ten(10, disc_at({1, 0}, "black"));
  CHECK(allotment_warnings(scored_board(ten, {{"black", 2}})).empty());
  const auto warnings = allotment_warnings(scored_board(ten, {{"black", 3}}));
  REQUIRE(warnings.size() == 1);
  CHECK(warnings[0].find("black has 13 discs") != std::string::npos);
}

}  // namespace
}  // namespace ringside
