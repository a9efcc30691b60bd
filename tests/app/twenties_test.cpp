// SPDX-License-Identifier: MIT
#include "app/photos/twenties.h"

#include <doctest/doctest.h>

#include "app/program/command_error.h"

namespace ringside {
namespace {

using Twenties = std::map<std::string, int>;

TEST_CASE("a list of teams and numbers") {
  CHECK(parse_twenties("").empty());
  CHECK(parse_twenties("black=1") == Twenties{{"black", 1}});
  CHECK(parse_twenties("red=0,natural=12") == Twenties{{"red", 0}, {"natural", 12}});
}

TEST_CASE("blanks and capitals do not matter") {
  for (const std::string text : {"black=1, red=2", " Black = 1,RED=2 "})
    CHECK(parse_twenties(text) == Twenties{{"black", 1}, {"red", 2}});
}

TEST_CASE("anything else is refused") {
  for (const std::string text : {"black", "black=", "black=1,", ",black=1", "bl ack=1", "black=1 1",
                                 "black=+1", "black=1x", "black=99999999999999999999", "black=1;red=2"}) {
    CAPTURE(text);
    CHECK_THROWS_AS(parse_twenties(text), CommandError);
  }
}

}  // namespace
}  // namespace ringside
