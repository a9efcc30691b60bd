// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "calibration/evidence/board_scorecard.h"
#include "detection/existence/top_scorecard.h"
#include "detection/hole/hole_scorecards.h"

namespace ringside {
namespace {

// That a judgement never says less where a field has more (way 1), or less of it (-1). What was learned must
// not say that a board with fewer pegs is likelier: each field speaks one way, by physics.
template <typename Record, typename Fields>
void check_ways(const Scorecard<Record>& scorecard, const Fields& fields,
                const std::vector<std::string_view>& names, double way) {
  for (const std::string_view name : names) {
    CAPTURE(name);
    const auto* const field =
        std::find_if(fields.begin(), fields.end(), [&](const auto& f) { return f.name == name; });
    REQUIRE(field != fields.end());
    Record evidence;
    double before = -1;
    for (int i = -40; i <= 400; ++i) {
      evidence.*field->value = way * i / 20.0;
      const double now = scorecard.probability(evidence);
      CHECK(now >= before);
      before = now;
    }
  }
}

TEST_CASE("of the judgement that comes with the program more of a board never counts against it") {
  check_ways(board_scorecard(), kBoardEvidenceFields,
             {"least_coverage", "width_ratio", "ink_cosine", "quadrant_lines", "quadrant_end", "pegs",
              "peg_comb", "peg_lean", "hole", "deck", "eye", "eye_pegs"},
             1);
  check_ways(board_scorecard(), kBoardEvidenceFields,
             {"bare_borders", "residual", "inner_off", "middle_off", "quadrant_beyond", "pegs_off",
              "deck_off", "rings_within", "print_beyond", "steps_within"},
             -1);
}

TEST_CASE("more of a disc never counts against one, and a top alone is never sure") {
  check_ways(top_scorecard(), kTopEvidenceFields, {"heat", "outline", "contrast", "gap"}, 1);
  check_ways(top_scorecard(), kTopEvidenceFields, {"from_sides"}, -1);
  CHECK(top_scorecard().certainty({.heat = 10, .outline = 1, .contrast = 100, .from_sides = 0, .gap = 9}) ==
        Certainty::kMaybe);
}

TEST_CASE("more of a disc in the hole, or of a hanger over its rim, never counts against one") {
  check_ways(filled_scorecard(), kInHoleEvidenceFields,
             {"filled", "filled_under_lamp", "hangs_under_lamp", "empty_off_centre", "eye"}, 1);
  check_ways(filled_scorecard(), kInHoleEvidenceFields, {"from_sides", "from_both_sides", "alone"}, -1);
  check_ways(hanger_scorecard(), kInHoleEvidenceFields,
             {"hangs", "hangs_under_lamp", "filled_under_lamp", "off_centre", "eye"}, 1);
  check_ways(hanger_scorecard(), kInHoleEvidenceFields, {"play", "alone"}, -1);
}

TEST_CASE("of a hole that no drawing explains nothing is certain") {
  InHoleEvidence plain{.filled = 0.9,
                       .filled_under_lamp = 0.9,
                       .hangs = -0.9,
                       .hangs_under_lamp = 0.9,
                       .from_sides = 1,
                       .from_both_sides = 1,
                       .alone = 0,
                       .empty_off_centre = 3,
                       .off_centre = 0,
                       .play = 1,
                       .eye = 3,
                       .least_loss = 2};
  CHECK(filled_scorecard().certainty(plain) == Certainty::kSure);
  plain.least_loss = 30;
  CHECK(filled_scorecard().certainty(plain) == Certainty::kMaybe);
  CHECK(hanger_scorecard().certainty(plain) == Certainty::kMaybe);
}

}  // namespace
}  // namespace ringside
