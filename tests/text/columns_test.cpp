// SPDX-License-Identifier: MIT
#include "text/columns.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

TEST_CASE("a text's width is what it takes on a terminal") {
  CHECK(width_of("Lüdenscheid") == 11);
  CHECK(width_of("井上") == 4);
  CHECK(width_of("Zoe\u0308") == 3);
  CHECK(cut_to("Lüdenscheid", 2) == "Lü");
  CHECK(cut_to("井上", 3) == "井");
}

TEST_CASE("columns hold their widest text and are parted by two blanks at least") {
  CHECK(aligned({{"name", "points", "note"},
                 {"Lüdenscheid", "40", "a"},
                 {"井上", "5", ""},
                 {"Reinhold von Lüdenscheid", "105", "long, and on"},
                 {"Bo"}},
                {{.least = 6}, {.right = true, .least = 4}, {}}) ==
        "  name                      points  note\n"
        "  Lüdenscheid                   40  a\n"
        "  井上                           5\n"
        "  Reinhold von Lüdenscheid     105  long, and on\n"
        "  Bo\n");
  CHECK(aligned({{"a", "1"}}, {{.least = 3}, {.right = true, .least = 4}}) == "  a       1\n");
}

}  // namespace
}  // namespace ringside
