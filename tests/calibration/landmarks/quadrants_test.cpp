// SPDX-License-Identifier: MIT
#include "calibration/landmarks/quadrants.h"
#include "calibration/landmarks/quadrant_presence.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "calibration/flat_deck.h"

namespace ringside {
namespace {

using test::FlatDeck;

const cv::Vec3f kInk = cv::Vec3f(-1, -1, -1) / std::sqrt(3.0F);

FlatDeck deck_with_lines(const std::vector<double>& angles_deg) {
  FlatDeck deck;
  for (const double angle : angles_deg) deck.radial_line(angle);
  return deck;
}

std::optional<Quadrants> quadrants_on(const FlatDeck& deck) {
  return find_quadrants(deck.pixels, FlatDeck::image_from_board(), FlatDeck::kMiddle, FlatDeck::kOuter, kInk);
}

double angle_deg(const QuadrantLine& line) { return degrees(angle_of(line.end - line.start)); }

// The lines that were found, by their direction (degrees), rising.
std::vector<double> found_lines(const Quadrants& quadrants) {
  std::vector<double> out;
  for (const auto& line : quadrants.lines)
    if (line) out.push_back(std::remainder(angle_deg(*line), 360));
  std::sort(out.begin(), out.end());
  return out;
}

void check_lines(const FlatDeck& deck, const std::vector<double>& angles_deg, double tolerance_deg) {
  const auto quadrants = quadrants_on(deck);
  REQUIRE(quadrants);
  const auto found = found_lines(*quadrants);
  REQUIRE(found.size() == angles_deg.size());
  for (std::size_t i = 0; i < found.size(); ++i) {
    CAPTURE(angles_deg[i]);
    CHECK(std::abs(found[i] - angles_deg[i]) < tolerance_deg);
  }
}

TEST_CASE("four quadrant lines are found each where it is, a degree off the cross too") {
  check_lines(deck_with_lines({45, 135, 225, 315}), {-135, -45, 45, 135}, 0.1);
  check_lines(deck_with_lines({10.4, 100, 190.3, 279.6}), {-169.7, -80.4, 10.4, 100}, 0.1);
}

TEST_CASE("quadrant lines are found between quadrants of two colours, with and without the lines' ink") {
  FlatDeck deck;
  deck.two_quadrants({60, 120, 180}).cross();
  check_lines(deck, {-135, -45, 45, 135}, 0.15);
  CHECK(find_quadrants(deck.pixels, FlatDeck::image_from_board(), FlatDeck::kMiddle, FlatDeck::kOuter, {}));
}

TEST_CASE("three lines will do, and two that stand out, three degrees askew") {
  check_lines(deck_with_lines({45, 135, 225}), {-135, 45, 135}, 0.1);
  check_lines(deck_with_lines({45, 228}), {-132, 45}, 0.1);
  check_lines(deck_with_lines({45, 132}), {45, 132}, 0.1);
}

TEST_CASE("a pair far from a right angle and a plain deck tell nothing") {
  CHECK_FALSE(quadrants_on(deck_with_lines({})));
  CHECK_FALSE(quadrants_on(deck_with_lines({45, 110})));
}

TEST_CASE("a disc's edge beside a quadrant line does not turn it") {
  for (const double beside : {16.0, 17.0, 19.0}) {
    CAPTURE(beside);
    const Vec2 along = direction(radians(45)), across(-along.y(), along.x());
    check_lines(FlatDeck().cross().disc(255 * along + beside * across, 16), {-135, -45, 45, 135}, 0.3);
  }
}

TEST_CASE("lines of another colour than the circles are found as well") {
  FlatDeck deck;
  deck.print = {250, 250, 250};
  deck.cross();
  check_lines(deck, {-135, -45, 45, 135}, 0.1);
}

TEST_CASE("whether the lines go on is told between any two radii") {
  const FlatDeck deck = FlatDeck().cross(FlatDeck::kMiddle, FlatDeck::kOuter + 12);
  const auto quadrants = quadrants_on(deck);
  REQUIRE(quadrants);
  const auto presence = [&](double from, double to) {
    return presence_between(deck.pixels, FlatDeck::image_from_board(), *quadrants, from, to).value_or(-1);
  };
  CHECK(presence(FlatDeck::kOuter + 1, FlatDeck::kOuter + 10) == doctest::Approx(1).epsilon(0.1));
  CHECK(std::abs(presence(FlatDeck::kMiddle - 20, FlatDeck::kMiddle - 5)) < 0.05);
  CHECK_FALSE(presence_between(deck.pixels, FlatDeck::image_from_board(), *quadrants, 310, 309));
}

}  // namespace
}  // namespace ringside
