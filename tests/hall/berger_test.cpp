// SPDX-License-Identifier: MIT
#include "hall/berger.h"

#include <doctest/doctest.h>

#include <string>

namespace ringside::hall {
namespace {

// "1-4 2-3; 4-3 1-2; ...", as they are printed.
std::string table_of(int count) {
  std::string table;
  for (int round = 1; round <= berger_rounds(count); ++round) {
    std::string line;
    for (const Pair& pair : berger_round(count, round)) {
      line += (line.empty() ? "" : " ") + std::to_string(pair.a);
      if (pair.b) line += "-" + std::to_string(*pair.b);
    }
    table += (table.empty() ? "" : "; ") + line;
  }
  return table;
}

TEST_CASE("Berger tables are those that FIDE publishes") {
  CHECK(table_of(4) == "1-4 2-3; 4-3 1-2; 2-4 3-1");
  CHECK(table_of(6) == "1-6 2-5 3-4; 6-4 5-3 1-2; 2-6 3-1 4-5; 6-5 1-4 2-3; 3-6 4-2 5-1");
  CHECK(table_of(8) ==
        "1-8 2-7 3-6 4-5; 8-5 6-4 7-3 1-2; 2-8 3-1 4-7 5-6; 8-6 7-5 1-4 2-3; 3-8 4-2 5-1 6-7; "
        "8-7 1-6 2-5 3-4; 4-8 5-3 6-2 7-1");
  CHECK(table_of(10) ==
        "1-10 2-9 3-8 4-7 5-6; 10-6 7-5 8-4 9-3 1-2; 2-10 3-1 4-9 5-8 6-7; 10-7 8-6 9-5 1-4 2-3; "
        "3-10 4-2 5-1 6-9 7-8; 10-8 9-7 1-6 2-5 3-4; 4-10 5-3 6-2 7-1 8-9; 10-9 1-8 2-7 3-6 4-5; "
        "5-10 6-4 7-3 8-2 9-1");
}

TEST_CASE("of an odd count, whoever would meet the one more has the bye") {
  CHECK(table_of(3) == "1 2-3; 3 1-2; 2 3-1");
  CHECK(table_of(5) == "1 2-5 3-4; 4 5-3 1-2; 2 3-1 4-5; 5 1-4 2-3; 3 4-2 5-1");
}

TEST_CASE("a table of two is one match, and of one none") {
  CHECK(table_of(2) == "1-2");
  CHECK(table_of(1).empty());
}

}  // namespace
}  // namespace ringside::hall
