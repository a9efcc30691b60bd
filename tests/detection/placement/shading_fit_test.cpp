// SPDX-License-Identifier: MIT
#include "detection/placement/shading_fit.h"

#include <doctest/doctest.h>

#include "detection/drawn_rounds.h"

namespace ringside {
namespace {

constexpr double kTrueRadius = 15.9;  // mm
constexpr int kUntilSettled = 8;      // steps

// Each at its true place, as outlines might have put it.
std::vector<OutlinedDisc> outlined_discs_of(const test::Detected& detected) {
  std::vector<OutlinedDisc> outlined;
  for (const test::Match& match : detected.matches) {
    OutlineFit outline;
    outline.base = match.expected_base;
    outlined.push_back({outline, match.drawn.team == "natural" ? std::size_t{1} : std::size_t{0}, 0.9});
  }
  return outlined;
}

// A drawn round, and the fit of its discs from where they are.
struct FittedRound {
  drawing::Scene scene;
  drawing::View view = drawing::look_from(test::whole_board(10));
  Photo photo;
  test::Detected detected;
  ShadingFit fit;

  explicit FittedRound(const drawing::Scene& drawn)
      : scene(drawn),
        photo(test::draw(scene, view)),
        detected(test::detect_on(photo, scene, view)),
        fit(photo, detected.calibration, test::tournament_discs().shape, outlined_discs_of(detected),
            {{kTrueRadius, 0.25}, {kTrueRadius, 0.25}}) {
    fit.take_steps(kUntilSettled);
  }
};

TEST_CASE("a fit is likelier with discs as they were drawn, and with sides of one size") {
  const FittedRound round(test::deal(test::walnut_and_natural_on_maple(), 4));
  const double usual = round.fit.noise_scale(), cost = round.fit.cost(usual);
  for (const double off : {-2.5, -1.0, 1.0, 2.5}) {
    CAPTURE(off);
    ShadingFit one = round.fit;
    one.put_radius(1, kTrueRadius + off);
    CHECK(one.cost(usual) > cost + 4);
  }
}

TEST_CASE("a fit comes to rest: more steps change nothing") {
  FittedRound round(test::deal(test::walnut_and_natural_on_maple(), 4));
  round.fit.come_to_rest();
  const ShadingFit at_rest = round.fit;
  round.fit.take_steps(kUntilSettled);
  for (std::size_t i = 0; i < at_rest.discs().size(); ++i) {
    CAPTURE(i);
    CHECK((round.fit.base(i) - at_rest.base(i)).norm() < 0.01);
  }
  for (const std::size_t side : {std::size_t{0}, std::size_t{1}})
    CHECK(std::abs(round.fit.radius(side) - at_rest.radius(side)) < 0.01);
}

TEST_CASE("a fit that looks at one side's rays alone goes where that of all rays goes") {
  const FittedRound round(test::deal(test::walnut_and_natural_on_maple(), 4));
  for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
    CAPTURE(side);
    ShadingFit all = round.fit;
    all.put_radius(side, kTrueRadius + 0.5);
    ShadingFit one = all;
    all.take_steps(kUntilSettled);
    one.take_steps_of(side, kUntilSettled);
    CHECK(std::abs(one.radius(side) - all.radius(side)) < 0.02);
    const LightShares lit = all.shading(side).light;
    CHECK((one.shading(side).light - lit).cwiseAbs().maxCoeff() < 0.05);
    for (std::size_t i = 0; i < all.discs().size(); ++i) {
      CAPTURE(i);
      CHECK((one.base(i) - all.base(i)).norm() < 0.02);
    }
  }
}

}  // namespace
}  // namespace ringside
