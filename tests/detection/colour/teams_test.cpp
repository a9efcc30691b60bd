// SPDX-License-Identifier: MIT
#include "detection/colour/teams.h"

#include <doctest/doctest.h>

#include <set>

#include "geometry/seeded.h"

namespace ringside {
namespace {

constexpr Rgb kBlackSide{38, 36, 36}, kNaturalSide{222, 184, 132}, kRedSide{176, 42, 38};

// Discs of one side in one photo: shade and grain move their colours by a few L*a*b* units.
std::vector<Lab> side(const Rgb& colour, int count, test::Seeded& random, double spread = 3) {
  std::vector<Lab> out;
  for (int i = 0; i < count; ++i)
    out.emplace_back(lab_of(colour) + Lab(random.normal(spread), random.normal(1), random.normal(1)));
  return out;
}

std::vector<Lab> joined(std::vector<Lab> a, const std::vector<Lab>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

// How many of the discs from `from` to `to` are in the team of the first of them.
std::size_t together(const Teams& teams, std::size_t from, std::size_t to) {
  std::size_t count = 0;
  for (std::size_t i = from; i < to; ++i) count += teams.team_of[i] == teams.team_of[from];
  return count;
}

TEST_CASE("two sides are told apart and named") {
  test::Seeded random;
  const Teams teams = sort_into_teams(joined(side(kBlackSide, 6, random), side(kNaturalSide, 5, random)));
  REQUIRE(teams.names.size() == 2);
  CHECK(together(teams, 0, 6) == 6);
  CHECK(together(teams, 6, 11) == 5);
  CHECK(teams.team_of[0] != teams.team_of[6]);
  CHECK(teams.names[teams.team_of[0]] == "black");
  CHECK(teams.names[teams.team_of[6]] == "natural");
  CHECK((teams.colours[teams.team_of[6]] - lab_of(kNaturalSide)).norm() < 4);
}

TEST_CASE("discs of one side alone are one team") {
  test::Seeded random;
  for (const Rgb& colour : {kBlackSide, kNaturalSide, kRedSide}) {
    const Teams teams = sort_into_teams(side(colour, 8, random));
    CHECK(teams.names.size() == 1);
    CHECK(together(teams, 0, 8) == 8);
  }
}

TEST_CASE("sides that look alike are told apart and doubted, one side alone is hardly ever parted") {
  test::Seeded random;
  const Rgb light_oak{200, 164, 116}, dark_oak{164, 128, 84};
  int doubted = 0, needlessly = 0;
  for (int i = 0; i < 100; ++i) {
    const Teams two = sort_into_teams(joined(side(light_oak, 4, random, 1), side(dark_oak, 5, random, 1)));
    doubted += two.look_alike && together(two, 0, 4) == 4 && together(two, 4, 9) == 5 ? 1 : 0;
    needlessly += sort_into_teams(side(kNaturalSide, 8, random)).names.size() > 1 ? 1 : 0;
  }
  CHECK(doubted >= 95);
  CHECK(needlessly <= 3);
}

TEST_CASE("a third colour is a third team") {
  test::Seeded random;
  const Teams teams = sort_into_teams(
      joined(joined(side(kBlackSide, 4, random), side(kNaturalSide, 4, random)), side(kRedSide, 2, random)));
  REQUIRE(teams.names.size() == 3);
  CHECK(std::set<std::string>(teams.names.begin(), teams.names.end()) ==
        std::set<std::string>{"black", "natural", "red"});
  CHECK(together(teams, 0, 4) == 4);
  CHECK(together(teams, 4, 8) == 4);
  CHECK(together(teams, 8, 10) == 2);
}

TEST_CASE("glare that brightens some discs of a side step by step makes no third team") {
  std::vector<Lab> colours;
  for (const double l : {24.0, 26.0, 36.0, 50.0, 66.0})
    colours.emplace_back(l, 8, 12);                                          // walnut, steps of up to 16
  for (const double l : {84.0, 86.0, 88.0}) colours.emplace_back(l, 4, 40);  // natural
  const Teams teams = sort_into_teams(colours);
  REQUIRE(teams.names.size() == 2);
  CHECK(together(teams, 0, 5) == 5);
  CHECK(together(teams, 5, 8) == 3);
}

TEST_CASE("glare on the only side makes no second team, another side does") {
  std::vector<Lab> colours;
  for (const double l : {24.0, 26.0, 36.0, 55.0})
    colours.emplace_back(l, 8, 12);  // steps of up to 19 on real boards
  CHECK(sort_into_teams(colours).names.size() == 1);
  colours.emplace_back(70, 14,
                       40);  // the least between two sides on real boards is 33, walnut in glare to natural
  CHECK(sort_into_teams(colours).names.size() == 2);
}

TEST_CASE("a side is named by its discs in the best light") {
  const Lab natural = lab_of(kNaturalSide), shaded(40, 8, 25), black = lab_of(kBlackSide);
  const Teams teams = sort_into_teams(std::vector<SideColour>{
      {natural, shaded, 0.2}, {natural, natural, 1.0}, {natural, shaded, 0.2}, {black, black, 1.0}});
  REQUIRE(teams.names.size() == 2);
  CHECK(teams.names[teams.team_of[0]] == "natural");
  CHECK(teams.colours[teams.team_of[0]] == natural);
}

TEST_CASE("one disc across a shadow's edge does not make one side of two") {
  std::vector<Lab> colours;
  for (const double l : {27.0, 29.0, 30.0, 31.0}) colours.emplace_back(l, 14, 18);
  for (const double l : {61.0, 64.0, 66.0}) colours.emplace_back(l, 11, 30);
  REQUIRE(sort_into_teams(colours).names.size() == 2);
  colours.insert(colours.begin() + 2, Lab(46, 12, 24));
  const Teams teams = sort_into_teams(colours);
  REQUIRE(teams.names.size() == 2);
  CHECK(teams.look_alike);
  CHECK(together(teams, 0, 2) == 2);
  CHECK(together(teams, 3, 5) == 2);
  CHECK(together(teams, 5, 8) == 3);
  CHECK(teams.team_of[0] == teams.team_of[3]);
  CHECK(teams.team_of[0] != teams.team_of[5]);
}

TEST_CASE("one disc against many is a team of its own") {
  test::Seeded random;
  const Teams teams = sort_into_teams(joined(side(kRedSide, 1, random), side(kBlackSide, 11, random)));
  REQUIRE(teams.names.size() == 2);
  CHECK(teams.names[teams.team_of[0]] == "red");
}

TEST_CASE("sides of nearly one colour still have different names") {
  const Teams teams = sort_into_teams({lab_of({150, 20, 20}), lab_of({250, 90, 80})});  // dark and light red
  REQUIRE(teams.names.size() == 2);
  CHECK(teams.names[0] != teams.names[1]);
  CHECK((teams.names[0] == "red" || teams.names[1] == "red"));
}

TEST_CASE("no discs make no teams, one disc makes one") {
  CHECK(sort_into_teams(std::vector<Lab>{}).names.empty());
  CHECK(sort_into_teams({lab_of(kBlackSide)}).names == std::vector<std::string>{"black"});
}

TEST_CASE("the order of the discs does not change who plays with whom") {
  test::Seeded random;
  std::vector<Lab> colours = joined(side(kBlackSide, 5, random), side(kNaturalSide, 5, random));
  const Teams teams = sort_into_teams(colours);
  const std::vector<Lab> reversed(colours.rbegin(), colours.rend());
  const Teams again = sort_into_teams(reversed);
  for (std::size_t i = 0; i < colours.size(); ++i)
    CHECK(again.names[again.team_of[colours.size() - 1 - i]] == teams.names[teams.team_of[i]]);
}

}  // namespace
}  // namespace ringside
