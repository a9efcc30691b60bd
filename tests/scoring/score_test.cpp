// SPDX-License-Identifier: MIT
#include "scoring/score.h"

#include <doctest/doctest.h>

#include <limits>
#include <stdexcept>

#include "scoring/example_board.h"

namespace ringside {
namespace {

using testing::disc_at;
using testing::disc_with_margin;
using testing::example_board;

int zone_at(double distance) { return score_disc(disc_at({distance, 0}), example_board()).zone; }

struct Boundary {
  LineName line;
  int inside;
  int touching;
};
constexpr std::array kBoundaries{Boundary{LineName::kInner, 15, 10}, Boundary{LineName::kMiddle, 10, 5},
                                 Boundary{LineName::kOuter, 5, 0}};

TEST_CASE("the near edge of the line decides, and touching it is worth the lower zone") {
  for (const Boundary& boundary : kBoundaries) {
    CAPTURE(to_string(boundary.line));
    CHECK(score_disc(disc_with_margin(boundary.line, 0.001), example_board()).zone == boundary.inside);
    CHECK(score_disc(disc_with_margin(boundary.line, -0.001), example_board()).zone == boundary.touching);
  }
}

TEST_CASE("the zone never rises on the way out") {
  int previous = 15;
  for (double distance = 0; distance <= 340; distance += 0.05) {
    const int zone = zone_at(distance);
    REQUIRE(zone <= previous);
    previous = zone;
  }
  CHECK(previous == 0);
}

TEST_CASE("a disc at the very centre is inside every line") {
  const ScoredDisc scored = score_disc(disc_at(Vec2::Zero()), example_board());
  CHECK(scored.zone == 15);
  CHECK(scored.line.line == LineName::kInner);
  CHECK(scored.line.margin == doctest::Approx(101.6 - 1 - 15.9));
}

TEST_CASE("the deciding line is the nearest one and its call decides between two neighbouring zones") {
  for (const Boundary& boundary : kBoundaries) {
    for (const double angle : {0.0, 1.0, 2.5, -2.0}) {
      CAPTURE(to_string(boundary.line));
      const ScoredDisc clear = score_disc(disc_with_margin(boundary.line, 2.3, angle), example_board());
      CHECK(clear.line.line == boundary.line);
      CHECK(clear.line.margin == doctest::Approx(2.3));
      CHECK(clear.zone == boundary.inside);
      CHECK(clear.other_zone == boundary.touching);
      CHECK(clear.call == Call::kClear);

      const ScoredDisc over = score_disc(disc_with_margin(boundary.line, -2.3, angle), example_board());
      CHECK(over.line.line == boundary.line);
      CHECK(over.line.margin == doctest::Approx(-2.3));
      CHECK(over.zone == boundary.touching);
      CHECK(over.other_zone == boundary.inside);
      CHECK(over.call == Call::kTouching);
    }
  }
}

TEST_CASE(
    "wherever a disc lies, the other zone differs and is the lower one exactly when the disc is clear") {
  for (double distance = 0; distance <= 340; distance += 0.05) {
    const ScoredDisc scored = score_disc(disc_at({0, -distance}), example_board());
    REQUIRE(scored.other_zone != scored.zone);
    REQUIRE((scored.other_zone < scored.zone) == (scored.line.margin > 0));
  }
}

TEST_CASE("the line is judged where the disc lies") {
  Calibration bent = example_board();
  bent.lines[0].harmonics[2] = 1.0;  // cos 2: 1 mm farther out along x, 1 mm nearer along y
  const double distance = 101.6 - 1 - testing::kDiscRadius;
  CHECK(margin_to(disc_at({distance, 0}), bent, LineName::kInner).margin == doctest::Approx(1));
  CHECK(margin_to(disc_at({0, distance}), bent, LineName::kInner).margin == doctest::Approx(-1));
}

TEST_CASE("sigma adds the disc's along its direction, its radius and the line") {
  Calibration board = example_board();
  board.lines[1].sigma = 0.2;
  Disc disc = disc_at({0, 150});
  disc.covariance << 9, 0, 0, 0.04;  // uncertain along x, where it does not matter
  disc.radius_sigma = 0.1;
  CHECK(margin_to(disc, board, LineName::kMiddle).sigma == doctest::Approx(0.3));
  CHECK(margin_to(disc, board, LineName::kInner).sigma == doctest::Approx(std::sqrt(0.05)));

  disc.base = {150, 0};
  CHECK(margin_to(disc, board, LineName::kMiddle).sigma == doctest::Approx(std::sqrt(9.05)));
}

TEST_CASE("a lens that nobody measured leaves long margins in doubt, and calls at a line alone") {
  const Disc at_line = disc_with_margin(LineName::kOuter, 1), far = disc_with_margin(LineName::kOuter, 40);
  const auto sigma = [](const Disc& disc, const Calibration& board) {
    return margin_to(disc, board, LineName::kOuter).sigma;
  };
  Calibration board = example_board();
  CHECK(sigma(far, board) == sigma(at_line, board));
  board.camera.focal_source = "prior";
  CHECK(sigma(at_line, board) < 0.02);
  CHECK(sigma(far, board) > 0.4);
}

TEST_CASE("inside the given number of sigmas a call is too close") {
  const auto call = [](double margin, double sigmas) {
    Disc disc = disc_with_margin(LineName::kMiddle, margin);
    disc.radius_sigma = 0.3;
    return score_disc(disc, example_board(), {.confidence_sigmas = sigmas}).call;
  };
  CHECK(call(0.61, 2) == Call::kClear);
  CHECK(call(0.59, 2) == Call::kTooClose);
  CHECK(call(-0.59, 2) == Call::kTooClose);
  CHECK(call(-0.61, 2) == Call::kTouching);
  CHECK(call(0.61, 3) == Call::kTooClose);
}

TEST_CASE("a position that is no number is never called") {
  Disc disc = disc_at({std::numeric_limits<double>::quiet_NaN(), 0});
  const ScoredDisc scored = score_disc(disc, example_board());
  CHECK(scored.call == Call::kTooClose);
  CHECK(scored.zone == 0);
}

TEST_CASE("only a disc flat in the hole is worth 20") {
  const auto scored = [](HoleState state) {
    Disc disc = disc_at({1, 0});
    disc.in_hole = state;
    return score_disc(disc, example_board());
  };
  CHECK(scored(HoleState::kNone).zone == 15);
  CHECK(scored(HoleState::kHanger).zone == 15);
  CHECK(scored(HoleState::kHanger).call == Call::kClear);
  CHECK(scored(HoleState::kFlat).zone == 20);
  CHECK(scored(HoleState::kFlat).call == Call::kClear);
}

TEST_CASE("a disc that may lie flat in the hole is too close to call, 15 or 20") {
  Disc disc = disc_at({1, 0});
  disc.in_hole = HoleState::kUnsure;
  const ScoredDisc scored = score_disc(disc, example_board());
  CHECK(scored.zone == 15);
  CHECK(scored.other_zone == 20);
  CHECK(scored.call == Call::kTooClose);
}

TEST_CASE("too_close names the discs left to the players, in order") {
  std::vector<ScoredDisc> discs;
  for (const double margin : {5.0, 0.1, -5.0, -0.1}) {
    Disc disc = disc_with_margin(LineName::kInner, margin);
    disc.id = static_cast<int>(discs.size()) + 1;
    disc.radius_sigma = 0.3;
    discs.push_back(score_disc(disc, example_board()));
  }
  CHECK(too_close(discs) == std::vector{2, 4});
}

TEST_CASE("a confidence that decides nothing is refused by name") {
  const auto with_confidence = [](double sigmas) {
    return score_disc(disc_at({1, 0}), example_board(), {.confidence_sigmas = sigmas});
  };
  CHECK_THROWS_WITH_AS(with_confidence(0), doctest::Contains("confidence_sigmas"), std::invalid_argument);
  CHECK_THROWS_AS(with_confidence(std::numeric_limits<double>::quiet_NaN()), std::invalid_argument);
}

}  // namespace
}  // namespace ringside
