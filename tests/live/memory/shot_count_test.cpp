// SPDX-License-Identifier: MIT
#include "live/memory/shot_count.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

// A letter for each shot that is seen: its side, or ? where that was not told.
ShotCount counted(const std::string& sides) {
  ShotCount count;
  for (const char side : sides) {
    count.add();
    if (side != '?') count.set_side(std::string(1, side));
  }
  return count;
}

TEST_CASE("sides in turn: nothing was missed") {
  for (const char* const sides : {"", "a", "abab", "a?ab", "??b", "ab??ab"}) {
    CAPTURE(sides);
    CHECK(counted(sides).missed == 0);
    CHECK(counted(sides).seen == static_cast<int>(std::string(sides).size()));
  }
}

TEST_CASE("one side twice on end: a shot between was missed") {
  for (const char* const sides : {"aa", "abb", "a?b", "ab?ab", "aabab"}) {
    CAPTURE(sides);
    CHECK(counted(sides).missed == 1);
    CHECK(counted(sides).likely() == counted(sides).seen + 1);
  }
  CHECK(counted("aaba?b").missed == 2);
}

}  // namespace
}  // namespace ringside
