// SPDX-License-Identifier: MIT
#include "calibration/evidence/board_scorecard.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "board/model_error.h"
#include "support/error_message.h"

namespace ringside {
namespace {

BoardScorecard card(const std::string& fields) {
  return {"bias: 2\nsure: 0.9\nasked: 0.4\nfields:\n" + fields, "card.yaml"};
}

const std::string kPegs = "  - {field: pegs, points: [{at: 2, log_odds: -3}, {at: 6, log_odds: 0}]}\n";

double log_odds(const BoardScorecard& scorecard, const BoardEvidence& evidence) {
  const double p = scorecard.probability(evidence);
  return std::log(p / (1 - p));
}

BoardEvidence with_pegs(double pegs) {
  BoardEvidence evidence;
  evidence.pegs = pegs;
  return evidence;
}

TEST_CASE(
    "points are drawn straight between places, stay beyond them, and are none for what was not measured") {
  const BoardScorecard scorecard = card(kPegs);
  CHECK(log_odds(scorecard, with_pegs(0)) == doctest::Approx(-1));
  CHECK(log_odds(scorecard, with_pegs(4)) == doctest::Approx(0.5));
  CHECK(log_odds(scorecard, with_pegs(8)) == doctest::Approx(2));
  CHECK(log_odds(scorecard, {}) == doctest::Approx(2));
}

TEST_CASE("the probability decides between sure, maybe and no") {
  const BoardScorecard scorecard =
      card("  - {field: pegs, points: [{at: 0, log_odds: -3}, {at: 8, log_odds: 0}]}\n");
  CHECK(scorecard.verdict(with_pegs(0)) == BoardVerdict::kNo);
  CHECK(scorecard.verdict(with_pegs(5)) == BoardVerdict::kMaybe);    // 0.70
  CHECK(card(kPegs).verdict(with_pegs(8)) == BoardVerdict::kMaybe);  // 0.88
}

TEST_CASE("what speaks against comes the strongest first") {
  const BoardScorecard scorecard =
      card(kPegs + "  - {field: hole, points: [{at: 0, log_odds: -4}, {at: 1, log_odds: 0}]}\n");
  BoardEvidence evidence = with_pegs(0);
  evidence.hole = 0;
  const auto against = scorecard.against(evidence);
  REQUIRE(against.size() == 2);
  CHECK(against[0].field->name == "hole");
  CHECK(against[1].points == doctest::Approx(-3));
}

TEST_CASE("a file that is none is refused with its line") {
  const auto message = [](const std::string& fields) {
    return doctest::String(test::error_message<ModelError>([&] { card(fields); }).c_str());
  };
  CHECK(message("  - {field: pigs, points: [{at: 2, log_odds: -3}]}\n") == doctest::Contains("learn anew"));
  CHECK(message("  - {field: pegs, points: [{at: 2, log_odds: 3}]}\n") == doctest::Contains("card.yaml:5"));
  CHECK(message("  - {field: pegs, points: [{at: 2, log_odds: -3}, {at: 1, log_odds: 0}]}\n") ==
        doctest::Contains("card.yaml:5"));
}

// What was learned must not say that a board with fewer pegs is likelier: each field speaks one way, by
// physics.
TEST_CASE("of the judgement that comes with the program more of a board never counts against it") {
  const std::array for_it{"least_coverage", "width_ratio", "ink_cosine", "quadrant_lines",
                          "quadrant_end",   "pegs",        "peg_comb",   "peg_lean",
                          "hole",           "deck",        "eye",        "eye_pegs"};
  const std::array against_it{"bare_borders", "residual", "inner_off",    "middle_off",   "quadrant_beyond",
                              "pegs_off",     "deck_off", "rings_within", "print_beyond", "steps_within"};
  const BoardScorecard& scorecard = BoardScorecard::standard();
  const auto check = [&](const auto& names, double way) {
    for (const std::string_view name : names) {
      CAPTURE(name);
      const auto* const field = std::find_if(kEvidenceFields.begin(), kEvidenceFields.end(),
                                             [&](const auto& f) { return f.name == name; });
      REQUIRE(field != kEvidenceFields.end());
      BoardEvidence evidence;
      double before = -1;
      for (int i = -40; i <= 400; ++i) {
        evidence.*field->value = way * i / 20.0;
        const double now = scorecard.probability(evidence);
        CHECK(now >= before);
        before = now;
      }
    }
  };
  check(for_it, 1);
  check(against_it, -1);
}

}  // namespace
}  // namespace ringside
