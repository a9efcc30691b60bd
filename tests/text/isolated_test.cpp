// SPDX-License-Identifier: MIT
#include "text/isolated.h"

#include <doctest/doctest.h>

#include <string>

using namespace ringside;

TEST_CASE("a name from right to left is isolated, any other stays") {
  CHECK(isolated("Ann") == "Ann");
  CHECK(isolated("Żółć 名") == "Żółć 名");
  CHECK(isolated("") == "");
  CHECK(isolated("דנה") == "\u2068דנה\u2069");
  CHECK(isolated("Dr. سارة") == "\u2068Dr. سارة\u2069");
}

TEST_CASE("marks of direction in a name are left out, so that none reaches beyond it") {
  CHECK(isolated("Ann\u202E") == "Ann");
  CHECK(isolated("\u2067Bob\u2069\u202E 30") == "Bob 30");
  CHECK(isolated("דנה\u2069\u202E") == "\u2068דנה\u2069");
}
