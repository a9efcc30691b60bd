// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <yaml-cpp/yaml.h>

#include <functional>

#include "evaluation/evaluate.h"
#include "evaluation/figures.h"
#include "support/source_dir.h"
#include "support/temp_folder.h"

// The real program on a real sample, with truth changed on purpose: what no figure notices is not measured.
namespace ringside {
namespace {

using evaluation::Figures;
using evaluation::figures_of;
using evaluation::judged;
using evaluation::JudgedPhoto;
using evaluation::Reply;

namespace fs = std::filesystem;

const fs::path kSamples = ringside::test::source_dir() / "samples";

const Reply& reply() {
  static const Reply reply =
      evaluation::ask(kSamples / "round-1.jpg", {.program = RINGSIDE_PROGRAM, .calibrate_first = true});
  return reply;
}

Figures figures_with(const std::function<void(YAML::Node&)>& edit) {
  const test::TempFolder folder;
  YAML::Node yaml = YAML::LoadFile((kSamples / "round-1.yaml").string());
  edit(yaml);
  const auto truth = evaluation::read_truth(folder.write("round-1.yaml", YAML::Dump(yaml)));
  const JudgedPhoto photo = judged({.truth = truth, .answer = reply().answer});
  return figures_of({&photo, 1});
}

const Figures& untouched() {
  static const Figures figures = figures_with([](YAML::Node&) {});
  return figures;
}

// The same with one field of the first disc changed.
template <typename Value>
Figures with(const std::string& field, const Value& value) {
  return figures_with([&](YAML::Node& yaml) { yaml["discs"][0][field] = value; });
}

double number_of(const std::string& field) {
  return YAML::LoadFile((kSamples / "round-1.yaml").string())["discs"][0][field].as<double>();
}

TEST_CASE("the sample as it is comes out right") {
  const evaluation::NoAnswer* missing = reply().answer.missing();
  REQUIRE_MESSAGE(!missing, missing->what);
  REQUIRE(reply().answer.scored());
  CHECK(reply().cost.wall_ms > 0);
  const Figures& figures = untouched();
  CHECK(figures.boards.found.count == 1);
  CHECK(figures.discs.recall.value() == 1);
  CHECK(figures.discs.precision.value() == 1);
  CHECK(figures.scores.zones_right.value() == 1);
  CHECK(figures.scores.colours_right.value() == 1);
  CHECK(figures.scores.totals_exact.value() == 1);
  CHECK(figures.calls.all.wrong == 0);
  CHECK(figures.places.foot_mm.count == figures.discs.recall.of);
  CHECK(figures.places.foot_mm.max < 2);
  CHECK(figures.sigmas.within_one.of == figures.discs.recall.of);
  CHECK(figures.lines.near_edge.error.count == 3 * 72);
  CHECK(figures.lines.near_edge.error.max < 1);
  CHECK(figures.lines.centre.error.max < 0.3);
  CHECK(figures.seen_lines.quadrants_found.value() == 1);
  CHECK(figures.seen_lines.ellipse_px.max < 1);
  CHECK(figures.calibration.hole_centre.count == 1);
}

// One test case, so that the program runs once.
TEST_CASE("truth changed on purpose shows") {
  SUBCASE("a zone changed shows in zones and calls") {
    const Figures figures = with("zone", 5);
    CHECK(figures.scores.zones_right.count == untouched().scores.zones_right.count - 1);
    CHECK(figures.calls.all.wrong == 1);
  }

  SUBCASE("a margin changed shows in the sigmas and in the bands") {
    const Figures figures = figures_with([](YAML::Node& yaml) {
      yaml["discs"][0]["margin_mm"] = 0.3;
      yaml["discs"][0]["margins_mm"] = std::vector{0.3, 102.0, 204.0};
    });
    CHECK(figures.sigmas.within_two.count < figures.sigmas.within_two.of);
    CHECK(figures.sigmas.error_rms > untouched().sigmas.error_rms + 1);
    CHECK(figures.calls.bands[1].judged == 1);
  }

  SUBCASE("a line built otherwise shows in its figures alone") {
    const Figures figures = figures_with([](YAML::Node& yaml) {
      YAML::Node outer = yaml["board"]["lines"][2];
      outer["radius_mm"] = outer["radius_mm"].as<double>() + 2;
    });
    CHECK(figures.lines.centre.error.max > 1.5);
    CHECK(figures.lines.near_edge.error.rms > untouched().lines.near_edge.error.rms + 0.5);
    CHECK(figures.lines.width.rms == untouched().lines.width.rms);
    CHECK(figures.places.foot_mm.max == untouched().places.foot_mm.max);
    const Figures wider = figures_with([](YAML::Node& yaml) { yaml["board"]["lines"][0]["width_mm"] = 4; });
    CHECK(wider.lines.width.max > untouched().lines.width.max + 1);
  }

  SUBCASE("an ellipse and a quadrant line moved show in the picture's figures") {
    const Figures figures = figures_with([](YAML::Node& yaml) {
      yaml["board"]["inner"][2] = yaml["board"]["inner"][2].as<double>() + 5;
      yaml["board"]["quadrant_lines"][0][2] = yaml["board"]["quadrant_lines"][0][2].as<double>() + 40;
    });
    CHECK(figures.seen_lines.ellipse_px.max > 4);
    CHECK(figures.seen_lines.quadrant_deg.max > untouched().seen_lines.quadrant_deg.max + 1);
  }

  SUBCASE("hole, deck and camera moved show in theirs") {
    const Figures figures = figures_with([](YAML::Node& yaml) {
      yaml["board"]["hole_mm"] = std::vector{3, 0, 22};
      yaml["board"]["deck_radius_mm"] = 300;
      yaml["camera_mm"][2] = 2 * yaml["camera_mm"][2].as<double>();
    });
    CHECK(figures.calibration.hole_centre.rms > 2);
    CHECK(figures.calibration.hole_radius.rms > 3);
    CHECK(figures.calibration.deck_radius.rms > 20);
    CHECK(figures.calibration.camera_height.rms > 30);
  }

  SUBCASE("pegs moved show in theirs") {
    const Figures figures = figures_with([](YAML::Node& yaml) {
      yaml["board"]["pegs_mm"][0][0] = yaml["board"]["pegs_mm"][0][0].as<double>() + 2;
      yaml["board"]["pegs_mm"][1][0] = yaml["board"]["pegs_mm"][1][0].as<double>() + 20;
    });
    CHECK(figures.pegs.foot.max > untouched().pegs.foot.max + 0.5);
    CHECK(figures.pegs.found.count == untouched().pegs.found.count - 1);
    CHECK(figures.pegs.false_ones.count == untouched().pegs.false_ones.count + 1);
  }

  SUBCASE("a colour changed shows in the colours") {
    CHECK(with("colour", "pink").scores.colours_right.count == untouched().scores.colours_right.count - 1);
  }

  SUBCASE("a foot moved shows in millimetres and pixels") {
    const Figures figures = with("x_mm", number_of("x_mm") + 5);
    CHECK(figures.places.foot_mm.max > 4);
    CHECK(figures.places.foot_px.max > 4);
    CHECK(figures.places.top_px.max == untouched().places.top_px.max);
  }

  SUBCASE("a top moved shows in pixels, and moved far as a disc missed and one invented") {
    CHECK(with("x", number_of("x") + 5).places.top_px.max > 4);
    const Figures far = with("x", number_of("x") + 30);
    CHECK(far.discs.recall.count == far.discs.recall.of - 1);
    CHECK(far.discs.precision.count == far.discs.precision.of - 1);
  }

  SUBCASE("an answer about the hole changed shows") {
    CHECK(untouched().holes.none.wrong == 0);
    CHECK(with("in_hole", "flat").holes.flat.wrong == 1);
  }

  SUBCASE("totals changed show") {
    const Figures figures = figures_with([](YAML::Node& yaml) { yaml["totals"]["team1"] = 45; });
    CHECK(figures.scores.totals_exact.count == 0);
    CHECK(figures.scores.totals_wrong_unasked == 1);
  }

  SUBCASE("the camera changed shows in every foot") {
    const Figures figures = figures_with([](YAML::Node& yaml) {
      yaml["image_from_board"][0][2] = yaml["image_from_board"][0][2].as<double>() + 10;
    });
    CHECK(figures.places.foot_px.median > 8);
  }

  SUBCASE("a board called none is a false board") {
    const Figures figures = figures_with([](YAML::Node& yaml) { yaml["board"] = "none"; });
    CHECK(figures.boards.false_boards.count == 1);
    CHECK(figures.discs.precision.of == 0);
  }
}

TEST_CASE("the real program's replies do not depend on the number of jobs") {
  const fs::path photo = kSamples / "round-1.jpg";
  const std::vector<fs::path> photos(2, photo);
  const Reply alone = evaluation::ask(photo, {.program = RINGSIDE_PROGRAM});
  const auto replies = evaluation::ask_all(photos, {.program = RINGSIDE_PROGRAM, .jobs = 2});
  for (const Reply& other : replies) {
    const auto judge = [](const Reply& r) {
      return judged({.truth = evaluation::read_truth(kSamples / "round-1.yaml"), .answer = r.answer});
    };
    const JudgedPhoto a = judge(alone);
    const JudgedPhoto b = judge(other);
    CHECK(figures_of({&a, 1}).places.foot_mm.rms == figures_of({&b, 1}).places.foot_mm.rms);
    CHECK(figures_of({&a, 1}).sigmas.ratio_rms == figures_of({&b, 1}).sigmas.ratio_rms);
  }
}

}  // namespace
}  // namespace ringside
