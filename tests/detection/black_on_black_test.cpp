// SPDX-License-Identifier: MIT
#include "detection/black_on_black.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

const Lab kMaple(80, 7, 27), kBlackPaint(17, 0, 1), kNavy(24, 4, -26);

struct Side {
  std::string name;
  std::vector<double> contrasts;  // of its discs
};

bool warned(const std::vector<Side>& sides, const Lab& deck) {
  std::vector<FoundDisc> found;
  Teams teams;
  for (const Side& side : sides) {
    for (const double contrast : side.contrasts) {
      teams.team_of.push_back(teams.names.size());
      found.emplace_back();
      found.back().face.contrast = contrast;
    }
    teams.names.push_back(side.name);
  }
  return warn_of_black_on_black(found, teams, deck).has_value();
}

TEST_CASE("a black deck may hide more of the black discs that hardly show on it") {
  CHECK(warned({{"red", {60, 70}}, {"black", {3, 5, 20}}}, kBlackPaint));
  CHECK(warned({{"black", {3}}}, kBlackPaint));
  CHECK_FALSE(warned({{"red", {60, 70}}, {"black", {3, 20, 20}}}, kBlackPaint));
}

TEST_CASE("a black deck may hide a side of which no disc is found") {
  CHECK(warned({{"red", {60, 70, 50}}}, kBlackPaint));
  CHECK(warned({}, kBlackPaint));
  CHECK_FALSE(warned({{"red", {60, 70}}, {"natural", {60}}}, kBlackPaint));
  CHECK_FALSE(warned({{"black", {9, 10}}}, kBlackPaint));
}

TEST_CASE("no black disc is looked for where people play with others") {
  CHECK_FALSE(warn_of_black_on_black({}, {}, kBlackPaint, {"natural", "green"}));
  CHECK(warn_of_black_on_black({}, {}, kBlackPaint, {"black", "green"}));
  CHECK(warn_of_black_on_black({}, {}, kBlackPaint, {"natural", "green", "brown"}));
}

TEST_CASE("no other deck hides black discs, nor wooden ones that show by their shadows") {
  CHECK_FALSE(warned({{"red", {60, 70}}}, kNavy));
  CHECK_FALSE(warned({{"red", {60, 70}}}, kMaple));
  CHECK_FALSE(warned({{"natural", {3, 5}}}, kMaple));
  CHECK_FALSE(warned({}, kMaple));
}

TEST_CASE("a disc in the hole is of a side, and none of those that were found on the deck") {
  Teams teams;
  teams.team_of = {0};
  teams.names = {"natural"};
  CHECK(warn_of_black_on_black({}, teams, kBlackPaint));
  CHECK_FALSE(warn_of_black_on_black({}, teams, kMaple));
}

}  // namespace
}  // namespace ringside
