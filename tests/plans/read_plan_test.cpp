// SPDX-License-Identifier: MIT
#include "plans/read_plan.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "drawing/looks.h"
#include "drawing/truth.h"
#include "plans/leaves.h"
#include "plans/plan_fields.h"
#include "plans/scene_file.h"
#include "support/source_dir.h"

namespace ringside::plans {
namespace {

using drawing::Board;
using drawing::Material;

Board board_of(const std::string& keys) { return test::plan_from("board: {" + keys + "}\n").scene.board; }

// Our models and one more file of its own.
class ModelFile {
 public:
  explicit ModelFile(const std::string& yaml) : path_(folder_.write("own.yaml", yaml)) {}
  std::string name() const { return path_.string(); }

 private:
  test::TempFolder folder_;
  std::filesystem::path path_;
};

PhotoPlan sample_scene(const std::string& name) {
  return read_plan(ringside::test::source_dir() / "samples/scenes" / (name + ".yaml"), test::our_models());
}

const std::string kOwnModel =
    "description: own\nhole_radius_mm: 18\ninner_radius_mm: 100\nmiddle_radius_mm: 210\n"
    "outer_radius_mm: 300\ndeck_radius_mm: 333\n";

}  // namespace

TEST_CASE("a file that says nothing leaves the defaults, in a display's gamma") {
  PhotoPlan expected = file_defaults();
  expected.name = "scene";
  CHECK(test::difference(test::plan_from("{}"), expected) == "");
  CHECK(test::plan_from("{}").effects.gamma == 2.2);
  CHECK(test::plan_from("effects: {gamma: 1}").effects.gamma == 1);
}

TEST_CASE("picture, camera and effects come as they stand in the file") {
  const PhotoPlan plan = test::plan_from(
      "difficulty: hard\ndecoy: true\n"
      "picture: {width: 1600, height: 1200, jpeg_quality: 77, exif: false, uncropped: [4000, 3000],\n"
      "          crop_shift_px: [5, -6]}\n"
      "camera: {tilt_deg: 1, azimuth_deg: 2, roll_deg: 3, distance_mm: 999, looked_at_mm: [4, 5],\n"
      "         focal_px: 1500, k1: -0.1, k2: 0.01}\n"
      "effects: {blur_px: 0.5, vignetting: 0.2, sharpening: 0.3, noise_levels: 2,\n"
      "          seed: 18446744073709551615}\n");
  PhotoPlan expected{
      .name = "scene",
      .difficulty = "hard",
      .decoy = true,
      .viewpoint = {1, 2, 3, 999, {4, 5}, 1500, 1600, 1200, {5, -6}, {-0.1, 0.01}},
      .effects = {0.5, 0.2, 2.2, 0.3, 2, 18446744073709551615U},
      .jpeg_quality = 77,
      .exif = false,
      .uncropped = PictureSize{4000, 3000},
  };
  CHECK(test::difference(plan, expected) == "");
}

TEST_CASE("a model gives the radii, and the width of the lines when it knows it") {
  const ModelFile bare(kOwnModel);
  const Board board = board_of("model: " + bare.name());
  CHECK(board.lines[0].radius == 100);
  CHECK(board.lines[1].radius == 210);
  CHECK(board.lines[2].radius == 300);
  CHECK(board.hole.radius == 18);
  CHECK(board.deck_radius == 333);
  CHECK(board.lines[1].width == Board{}.lines[1].width);
  CHECK(board.quadrant_lines.width == Board{}.quadrant_lines.width);
  const ModelFile wide(kOwnModel + "line_width_mm: 2.5\n");
  const Board wide_board = board_of("model: " + wide.name());
  for (const drawing::Line& line : wide_board.lines) CHECK(line.width == 2.5);
  CHECK(wide_board.quadrant_lines.width == 2.5);
}

TEST_CASE("a board's own keys override its model, wherever they stand") {
  const Board board = board_of(
      "lines: {inner: {radius_mm: 104}, outer: {width_mm: 4}}, quadrant_lines: {width_mm: 3}, "
      "model: painted-octagon, deck_radius_mm: 326");
  CHECK(board.lines[0].radius == 104);
  CHECK(board.lines[0].width == 3);
  CHECK(board.lines[1].radius == 220.4);
  CHECK(board.lines[2].width == 4);
  CHECK(board.quadrant_lines.width == 3);
  CHECK(board.deck_radius == 326);
}

TEST_CASE("a material is a look, a look overridden, or the usual one overridden") {
  const Material maple = drawing::look("maple").value();
  CHECK(test::difference(board_of("deck: maple").deck, maple) == "");
  CHECK(test::difference(board_of("deck: {look: maple}").deck, maple) == "");
  Material expected = maple;
  expected.grain.angle_deg = 8;
  expected.grain.seed = 21;
  expected.gloss = 0.3;
  CHECK(test::difference(board_of("deck: {grain_angle_deg: 8, seed: 21, gloss: 0.3, look: maple}").deck,
                         expected) == "");
  expected = Board{}.rim.material;
  expected.grain.contrast = 0.5;
  expected.grain.spacing = 3;
  expected.colour = {1, 2, 3};
  CHECK(test::difference(
            board_of("rim: {material: {contrast: 0.5, grain_spacing_mm: 3, colour: [1, 2, 3]}}").rim.material,
            expected) == "");
}

TEST_CASE("lists take the place of the default ones") {
  CHECK(test::plan_from("light: {lamps: []}").scene.light.lamps.empty());
  const auto lamps = test::plan_from("light: {lamps: [{share: 0.2}, {radius_deg: 0}]}").scene.light.lamps;
  REQUIRE(lamps.size() == 2);
  CHECK(lamps[0].share == 0.2);
  CHECK(lamps[1].share == 0.5);
  CHECK(lamps[1].radius_deg == 0);
}

TEST_CASE("an arm becomes the bars it is made of, after the bars of the file") {
  const auto bars =
      test::plan_from(
          "arms: [{tip_mm: [10, 20], from_deg: 30, height_mm: 40, skin: dark-skin, sleeve: white-sleeve}]\n"
          "bars: [{from_mm: [0, 0, 5], to_mm: [100, 0, 5], radius_mm: 4}]\n")
          .scene.bars;
  std::vector<drawing::Bar> expected{{.from = {0, 0, 5}, .to = {100, 0, 5}, .radius = 4}};
  for (const drawing::Bar& bar : drawing::arm({10, 20}, 30, 40, drawing::look("dark-skin").value(),
                                              drawing::look("white-sleeve").value()))
    expected.push_back(bar);
  CHECK(test::difference(bars, expected) == "");
}

TEST_CASE("the sample scenes read") {
  struct Sample {
    std::string name;
    std::size_t discs;
    int in_ditch;
  };
  for (const Sample& sample :
       {Sample{"round-1", 15, 4}, {"round-2", 13, 2}, {"round-3", 17, 8}, {"round-4", 13, 3}}) {
    CAPTURE(sample.name);
    const PhotoPlan plan = sample_scene(sample.name);
    CHECK(plan.name == sample.name);
    CHECK_FALSE(plan.difficulty.empty());
    const auto& discs = plan.scene.discs;
    CHECK(discs.size() == sample.discs);
    CHECK(std::count_if(discs.begin(), discs.end(), [](const auto& d) { return d.base_z < 0; }) ==
          sample.in_ditch);
  }
  CHECK(sample_scene("round-3").scene.board.rim.sides == 8);
  CHECK(sample_scene("round-4").scene.board.lines[0].width == 1.2);
}

TEST_CASE("a sample scene's discs lie beside the lines as it says") {
  const PhotoPlan plan = sample_scene("round-2");
  const std::vector<double> said{2.6, -2.2, -3.8, 2.1, 3.4, -2.7, -2.0, 2.4, 3.9, -2.3, -3.1};
  const auto truth = truth_of(plan.scene, look_from(plan.viewpoint));
  for (std::size_t i = 0; i < said.size(); ++i) CHECK(truth[i].margin == doctest::Approx(said[i]));
}

}  // namespace ringside::plans
