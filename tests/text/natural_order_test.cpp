// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "text/natural_order.h"

using ringside::comes_before;

TEST_CASE("names are listed as a person would") {
  const std::vector<std::string> ordered{"",
                                         "-",
                                         "a",
                                         "a1",
                                         "a01b",
                                         "a2",
                                         "a10",
                                         "a10b",
                                         "B",
                                         "round-2.jpg",
                                         "Round-3.jpg",
                                         "round-3.jpg",
                                         "round-10.jpg",
                                         "round-99999999999999999999999",
                                         "round-100000000000000000000000"};
  for (std::size_t i = 0; i < ordered.size(); ++i) {
    for (std::size_t k = 0; k < ordered.size(); ++k) {
      CAPTURE(ordered[i]);
      CAPTURE(ordered[k]);
      CHECK(comes_before(ordered[i], ordered[k]) == (i < k));
    }
  }
}

TEST_CASE("the order of names is strict: of any three, two hold a third") {
  const std::vector<std::string> names{"a",   "A",    "a0", "a00", "a1",  "A01",
                                       "a1a", "a01a", "1",  "01",  "001", "1a"};
  for (const auto& a : names) {
    CHECK_FALSE(comes_before(a, a));
    for (const auto& b : names) {
      if (a != b) CHECK(comes_before(a, b) != comes_before(b, a));
      for (const auto& c : names)
        if (comes_before(a, b) && comes_before(b, c)) CHECK(comes_before(a, c));
    }
  }
}
