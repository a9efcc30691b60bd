// SPDX-License-Identifier: MIT
#include "evidence/scorecard.h"

#include <doctest/doctest.h>

#include <array>

#include "board/model_error.h"
#include "evidence/judgement_files.h"
#include "support/error_message.h"

namespace ringside {
namespace {

struct Pictured {
  EvidenceValue pegs, hole;
};
constexpr std::array kFields{EvidenceField<Pictured>{"pegs", &Pictured::pegs},
                             EvidenceField<Pictured>{"hole", &Pictured::hole}};

Scorecard<Pictured> card(const std::string& fields) {
  return {"bias: 2\nsure: 0.9\nasked: 0.4\nfields:\n" + fields, "card.yaml", kFields};
}

const std::string kPegs = "  - {field: pegs, points: [{at: 2, log_odds: -3}, {at: 6, log_odds: 0}]}\n";

Pictured with_pegs(double pegs) { return {pegs, std::nullopt}; }

TEST_CASE(
    "points are drawn straight between places, stay beyond them, and are none for what was not measured") {
  const auto scorecard = card(kPegs);
  CHECK(scorecard.log_odds(with_pegs(0)) == doctest::Approx(-1));
  CHECK(scorecard.log_odds(with_pegs(4)) == doctest::Approx(0.5));
  CHECK(scorecard.log_odds(with_pegs(8)) == doctest::Approx(2));
  CHECK(scorecard.log_odds({}) == doctest::Approx(2));
  CHECK(scorecard.probability({}) == doctest::Approx(0.8808).epsilon(0.001));
}

TEST_CASE("the probability decides between sure, maybe and no") {
  const auto scorecard = card("  - {field: pegs, points: [{at: 0, log_odds: -3}, {at: 8, log_odds: 0}]}\n");
  CHECK(scorecard.certainty(with_pegs(0)) == Certainty::kNo);
  CHECK(scorecard.certainty(with_pegs(5)) == Certainty::kMaybe);    // 0.70
  CHECK(card(kPegs).certainty(with_pegs(8)) == Certainty::kMaybe);  // 0.88
}

TEST_CASE("beyond the values that taught it nothing is certain, whatever the points are") {
  const std::string known =
      "  - {field: pegs, unknown_above: 9, points: [{at: 2, log_odds: -9}, {at: 6, log_odds: 0}]}\n";
  const auto sure = [&](const Pictured& record) {
    return Scorecard<Pictured>("bias: 9\nsure: 0.9\nasked: 0.4\nfields:\n" + known, "card.yaml", kFields)
        .certainty(record);
  };
  CHECK(sure(with_pegs(9)) == Certainty::kSure);
  CHECK(sure(with_pegs(9.1)) == Certainty::kMaybe);
  CHECK(sure({}) == Certainty::kSure);
  CHECK(card(known).certainty(with_pegs(9.1)) == Certainty::kMaybe);
}

TEST_CASE("what speaks against comes the strongest first") {
  const auto scorecard =
      card(kPegs + "  - {field: hole, points: [{at: 0, log_odds: -4}, {at: 1, log_odds: 0}]}\n");
  const auto against = scorecard.against({.pegs = 0, .hole = 0});
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
  CHECK(message("  - {field: pegs, points: []}\n") == doctest::Contains("'points' is an empty list"));
}

TEST_CASE("a judgement that does not come with the program is a fault of it") {
  CHECK_THROWS_AS(judgement_file("weather.yaml"), std::logic_error);
}

}  // namespace
}  // namespace ringside
