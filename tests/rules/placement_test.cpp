// SPDX-License-Identifier: MIT
#include "rules/placement.h"

#include <doctest/doctest.h>

#include "rules/board_states.h"
#include "rules/rule_sets.h"

namespace ringside {
namespace {

using namespace testing;

const BoardState kBoard = board_of({});

// On the outer line, so many mm of the disc over the quadrant line at 45 degrees, as seen from the right
// seat.
RestingDisc over_line(double over) {
  const Vec2 along = direction(kPi / 4), across = direction(3 * kPi / 4);
  return resting(1, "black", 300 * along + (over - kDiscRadius) * across);
}

Verdict verdict(const RestingDisc& disc, const char* rules, std::optional<Seat> seat = Seat::kRight) {
  return check_placement(disc, kBoard, rule_set(rules), seat).verdict;
}

TEST_CASE("in the quadrant's middle, touching the outer line: valid for every seat and rule set") {
  for (const RuleSet& rules : rule_library().all()) {
    for (std::size_t i = 0; i < kSeats.size(); ++i) {
      const Vec2 base = 304.8 * direction(-kPi / 2 - kPi / 2 * static_cast<double>(i));
      const Placement placement = check_placement(resting(1, "black", base), kBoard, rules);
      CHECK(placement.verdict == Verdict::kValid);
      CHECK(placement.seat == kSeats[i]);
      CHECK(placement.why.find("lies in its quadrant") != std::string::npos);
    }
  }
  CHECK(to_string(Seat::kBottom) == "bottom");
}

TEST_CASE("a disc must touch the outer line, from inside or outside") {
  const double near = 304.8 - kLineWidth / 2 - kDiscRadius, far = 304.8 + kLineWidth / 2 + kDiscRadius;
  const auto at = [](double distance) { return verdict(resting(1, "black", {distance, 0}), "nca"); };
  CHECK(at(near - 2) == Verdict::kInvalid);
  CHECK(at(near - 0.3) == Verdict::kCannotTell);
  CHECK(at(near + 2) == Verdict::kValid);
  CHECK(at(far - 2) == Verdict::kValid);
  CHECK(at(far + 0.3) == Verdict::kCannotTell);
  CHECK(at(far + 2) == Verdict::kInvalid);
}

TEST_CASE("how far over the quadrant line is measured") {
  for (const double over : {-20.0, -1.0, 0.0, 5.0, 15.9, 25.0}) {
    const Placement placement = check_placement(over_line(over), kBoard, rule_set("nca"), Seat::kRight);
    CHECK(*placement.over_quadrant == doctest::Approx(over));
    CHECK(placement.diameter == doctest::Approx(2 * kDiscRadius));
  }
}

TEST_CASE("S1 and S3: at most half over the quadrant line") {
  for (const char* name : {"traditional", "traditional-opening"}) {
    CHECK(verdict(over_line(kDiscRadius - 1), name) == Verdict::kValid);
    CHECK(verdict(over_line(kDiscRadius + 0.4), name) == Verdict::kCannotTell);
    CHECK(verdict(over_line(kDiscRadius + 1), name) == Verdict::kInvalid);
  }
}

TEST_CASE("S0, S4 and NCA: some part must still touch it") {
  for (const char* name : {"club", "house", "nca"}) {
    CHECK(verdict(over_line(kDiscRadius + 5), name) == Verdict::kValid);
    CHECK(verdict(over_line(2 * kDiscRadius), name) == Verdict::kValid);  // the line's own half width is left
    CHECK(verdict(over_line(2 * kDiscRadius + kLineWidth / 2), name) == Verdict::kCannotTell);
    CHECK(verdict(over_line(2 * kDiscRadius + kLineWidth / 2 + 1), name) == Verdict::kInvalid);
  }
}

TEST_CASE("S2 does not say: inside is fine, over the line is the players' to decide") {
  CHECK(verdict(over_line(-1), "family") == Verdict::kValid);
  CHECK(verdict(over_line(5), "family") == Verdict::kCannotTell);
}

TEST_CASE("without a seat the disc's own quadrant is taken, and a missing line is said") {
  CHECK(check_placement(over_line(25), kBoard, rule_set("nca")).seat == Seat::kTop);
  BoardState board = kBoard;
  board.quadrant_lines[0].reset();
  const Placement placement = check_placement(over_line(0), board, rule_set("nca"), Seat::kRight);
  CHECK(placement.verdict == Verdict::kCannotTell);
  CHECK_FALSE(placement.over_quadrant);
  CHECK(check_placement(resting(1, "black", {0, -304}), board, rule_set("nca")).verdict == Verdict::kValid);
}

TEST_CASE("the disc about to be shot is the shooter's one on the outer line") {
  const RestingDisc waiting = resting(1, "black", {0, -304}), in_play = resting(2, "black", {0, 0});
  CHECK(disc_about_to_be_shot(board_of({in_play, waiting}), "black")->id == 1);
  CHECK_FALSE(disc_about_to_be_shot(board_of({in_play, waiting}), "red"));
  CHECK_FALSE(disc_about_to_be_shot(board_of({waiting, resting(3, "black", {304, 0})}), "black"));
}

}  // namespace
}  // namespace ringside
