// SPDX-License-Identifier: MIT
#include "report/data/clock_place.h"

#include <doctest/doctest.h>

#include "scoring/example_board.h"

namespace ringside {
namespace {

std::string words_at(double hours, double radius = 150) {
  const double angle = radians(90 - 30 * hours);
  return clock_words(radius * direction(angle), testing::example_board());
}

TEST_CASE("a place is told by the hours between which it lies in the picture") {
  CHECK(words_at(2.5) == "between 2 and 3 o'clock");
  CHECK(words_at(0.5) == "between 12 and 1 o'clock");
  CHECK(words_at(11.5) == "between 11 and 12 o'clock");
  CHECK(words_at(6.5) == "between 6 and 7 o'clock");
}

TEST_CASE("at an hour itself neither neighbour is named, and in the middle none means anything") {
  CHECK(words_at(3.05) == "near 3 o'clock");
  CHECK(words_at(0) == "near 12 o'clock");
  CHECK(words_at(2.5, 20) == "near the centre");
  CHECK_FALSE(clock_place(Vec2::Zero(), testing::example_board()));
}

}  // namespace
}  // namespace ringside
