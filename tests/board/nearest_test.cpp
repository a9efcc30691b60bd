// SPDX-License-Identifier: MIT
#include "board/nearest.h"

#include <doctest/doctest.h>

using namespace ringside;

TEST_CASE("edit distance counts insertions, removals and changes") {
  CHECK(edit_distance("", "") == 0);
  CHECK(edit_distance("hole", "hole") == 0);
  CHECK(edit_distance("", "hole") == 4);
  CHECK(edit_distance("hole", "") == 4);
  CHECK(edit_distance("hole", "holes") == 1);
  CHECK(edit_distance("hole", "hle") == 1);
  CHECK(edit_distance("hole", "pole") == 1);
  CHECK(edit_distance("kitten", "sitting") == 3);
}

TEST_CASE("edit distance is a metric") {
  const std::vector<std::string> words{"", "a", "ab", "ba", "abc", "bca", "radius", "raduis", "deck"};
  for (const auto& a : words) {
    for (const auto& b : words) {
      CHECK(edit_distance(a, b) == edit_distance(b, a));
      CHECK((edit_distance(a, b) == 0) == (a == b));
      for (const auto& c : words) CHECK(edit_distance(a, c) <= edit_distance(a, b) + edit_distance(b, c));
    }
  }
}

TEST_CASE("nearest picks the word with the fewest changes, the first of equals") {
  CHECK(nearest("tournment-26", {"lab-octagon", "tournament-26"}) == "tournament-26");
  CHECK(nearest("x", {"a", "b"}) == "a");
  CHECK(nearest("x", {}) == std::nullopt);
}
