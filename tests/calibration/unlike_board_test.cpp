// SPDX-License-Identifier: MIT
#include "calibration/unlike_board.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

TEST_CASE("what speaks most against a board is told first, and what hardly does is not") {
  BoardEvidence evidence;
  evidence.quadrant_lines = 0;
  evidence.print_beyond = 0.6;
  evidence.rings_within = 0.6;
  const std::string wrong = unlikeness_of(evidence).wrong;
  CHECK(wrong.starts_with("more circles"));
  CHECK(doctest::String(wrong.c_str()) == doctest::Contains("quadrant lines"));
  CHECK(wrong.find("peg") == std::string::npos);
}

TEST_CASE("a circle printed beyond the outer line is one circle too many") {
  BoardEvidence evidence;
  evidence.print_beyond = 1;
  CHECK(unlikeness_of(evidence).wrong == "more circles or other zones than a board's lie about them");
}

}  // namespace
}  // namespace ringside
