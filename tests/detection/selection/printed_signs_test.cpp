// SPDX-License-Identifier: MIT
#include "detection/selection/printed_signs.h"

#include <doctest/doctest.h>

#include "geometry/conventions.h"

namespace ringside {
namespace {

const Lab kInkLab(62, -2, 4), kOtherLab(20, 0, 2);
constexpr double kFifteens = 61, kTens = 154;

FoundDisc sign_at(const Vec2& p, const Lab& colour = kInkLab) {
  FoundDisc found;
  found.candidate.outline = {p, 12};
  found.face.lab = colour;
  return found;
}

Vec2 at(double radius, double degree) {
  return radius * Vec2(std::cos(radians(degree)), std::sin(radians(degree)));
}

// One zone's numerals, as a hand prints them: a millimetre off.
std::vector<FoundDisc> numerals(double radius, double degree) {
  std::vector<FoundDisc> found;
  for (int quarter = 0; quarter < 4; ++quarter)
    found.push_back(sign_at(at(radius, degree + 90 * quarter) + Vec2(quarter % 2, quarter / 2)));
  return found;
}

std::vector<FoundDisc> together_with(std::vector<FoundDisc> all, const std::vector<FoundDisc>& more) {
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

TEST_CASE("numerals of two zones are printed, a disc beside them is not") {
  auto all = together_with(numerals(kFifteens, 17), numerals(kTens, 17));
  all.push_back(sign_at(at(100, 60)));
  all.push_back(sign_at(at(kTens, 62)));
  CHECK(printed_signs(all).size() == 8);
}

TEST_CASE("where a disc covers a numeral the others are printed, and the disc stays") {
  auto all = together_with(numerals(kFifteens, 40), numerals(kTens, 40));
  all[5] = sign_at(all[5].candidate.outline.centre, kOtherLab);
  std::vector<Candidate> candidates;
  for (const FoundDisc& found : all) candidates.push_back(found.candidate);
  drop_printed_signs(all, candidates);
  REQUIRE(all.size() == 1);
  CHECK(all.front().face.lab == kOtherLab);
  CHECK(candidates.size() == 1);
}

TEST_CASE("two of one zone's numerals that are seen are enough beside another zone's") {
  auto all = together_with(numerals(kTens, 3), numerals(kFifteens, 3));
  all.resize(6);
  all.push_back(all.front());  // twice the same
  CHECK(printed_signs(all).size() == 7);
  all.erase(all.begin() + 4, all.begin() + 6);
  CHECK(printed_signs(all).empty());
}

TEST_CASE("four discs laid in a cross are discs, and so are two crosses turned or of two colours") {
  const auto cross = numerals(kTens, 17);
  CHECK(printed_signs(cross).empty());
  CHECK(printed_signs(together_with(cross, numerals(kFifteens, 50))).empty());
  auto of_other_side = numerals(kFifteens, 17);
  for (FoundDisc& disc : of_other_side) disc.face.lab = kOtherLab;
  CHECK(printed_signs(together_with(cross, of_other_side)).empty());
}

TEST_CASE("two rows of discs along a line are no print") {
  std::vector<FoundDisc> rows;
  for (const double degree : {10.0, 100.0})
    for (const double radius : {60.0, 100.0, 150.0, 200.0}) rows.push_back(sign_at(at(radius, degree)));
  CHECK(printed_signs(rows).empty());
}

}  // namespace
}  // namespace ringside
