// SPDX-License-Identifier: MIT
#include "detection/disc_set.h"

#include <doctest/doctest.h>

#include <sstream>

#include "board/write_disc_model.h"
#include "detection/drawn_rounds.h"
#include "support/temp_folder.h"

namespace ringside {
namespace {

Disc disc_of(const std::string& team, double radius) {
  Disc disc;
  disc.team = team;
  disc.radius = radius;
  return disc;
}

std::vector<Disc> photo_of(double black, double red) {
  return {disc_of("black", black), disc_of("black", black), disc_of("red", red)};
}

TEST_CASE(
    "each colour has the mean of its photos, surer with more of them, in no case surer than their spread") {
  const auto one = measure_radii({photo_of(15.0, 16.0)});
  const auto four =
      measure_radii({photo_of(15.1, 16.0), photo_of(14.9, 16.0), photo_of(15.1, 16.0), photo_of(14.9, 16.0)});
  CHECK(one.at("black").radius == doctest::Approx(15.0));
  CHECK(one.at("black").discs == 2);
  CHECK(four.at("black").radius == doctest::Approx(15.0));
  CHECK(four.at("black").photos == 4);
  CHECK(four.at("red").sigma < one.at("red").sigma);
  const auto apart = measure_radii({photo_of(14.0, 16.0), photo_of(16.0, 16.0)});
  CHECK(apart.at("black").sigma == doctest::Approx(1.0));
}

TEST_CASE("a disc in the hole is no measure, nor is a photo without discs") {
  Disc hanging = disc_of("black", 12);
  hanging.in_hole = HoleState::kHanger;
  CHECK(measure_radii({{hanging}, {}}).empty());
}

TEST_CASE("the model's tolerance covers colours of two turnings") {
  const DiscModel usual = test::tournament_discs();
  const DiscModel model = model_of(measure_radii({photo_of(15.0, 16.0)}), usual);
  CHECK(model.shape.radius == doctest::Approx(15.5));
  CHECK(model.radius_tolerance > 0.5);
  CHECK(model.shape.height == usual.shape.height);
  CHECK(model.colours == std::vector<std::string>{"black", "red"});
  CHECK(model_of(measure_radii({photo_of(15.5, 15.5)}), usual).radius_tolerance < 0.4);
}

TEST_CASE("what is written is read back") {
  const DiscModel model = model_of(measure_radii({photo_of(15.0, 16.0)}), test::tournament_discs());
  std::ostringstream text;
  write_disc_model(model, "two\nlines", text);
  const test::TempFolder folder;
  const DiscModel read = load_disc_model(folder.write("mine.yaml", text.str()));
  CHECK(read.shape.radius == doctest::Approx(model.shape.radius));
  CHECK(read.radius_tolerance == doctest::Approx(model.radius_tolerance).epsilon(1e-3));
  CHECK(read.colours == model.colours);
  CHECK(read.description == model.description);
}

}  // namespace
}  // namespace ringside
