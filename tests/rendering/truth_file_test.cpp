// SPDX-License-Identifier: MIT
#include "rendering/truth_file.h"

#include <doctest/doctest.h>
#include <yaml-cpp/yaml.h>

namespace ringside::rendering {
namespace {

using drawing::Disc;
using plans::PhotoPlan;

YAML::Node truth(const PhotoPlan& plan) { return YAML::Load(truth_text(plan)); }

PhotoPlan plan_with(const std::vector<Disc>& discs) {
  PhotoPlan plan;
  plan.name = "example";
  plan.difficulty = "a \"quoted\" word";
  plan.scene.discs = discs;
  plan.viewpoint = {.tilt_deg = 10, .distance = 1100, .focal_px = 1200, .width = 1280, .height = 960};
  return plan;
}

Disc red(const Vec2& base) { return {.base = base, .team = "red"}; }

std::vector<std::string> keys_of(const YAML::Node& map) {
  std::vector<std::string> keys;
  for (const auto& entry : map) keys.push_back(entry.first.as<std::string>());
  return keys;
}

TEST_CASE("a truth file names the photo, its board, discs, totals and camera") {
  const YAML::Node file = truth(plan_with({red({150, 0})}));
  CHECK(keys_of(file) == std::vector<std::string>{"photo", "size", "board", "discs", "ditch_discs", "totals",
                                                  "camera", "image_from_board", "camera_mm", "tilt_deg",
                                                  "difficulty"});
  CHECK(file["photo"].as<std::string>() == "example.jpg");
  CHECK(file["size"].as<std::vector<int>>() == std::vector{1280, 960});
  CHECK(keys_of(file["board"]) == std::vector<std::string>{"hole", "inner", "middle", "outer", "surface",
                                                           "quadrant_lines", "lines", "quadrant_lines_mm",
                                                           "hole_mm", "deck_radius_mm", "pegs_mm"});
  CHECK(file["board"]["outer"].size() == 5);
  CHECK(file["board"]["quadrant_lines"].size() == 4);
  CHECK(file["tilt_deg"].as<double>() == doctest::Approx(10));
  CHECK(file["difficulty"].as<std::string>() == "a \"quoted\" word");
}

TEST_CASE("lines are told as they were built") {
  PhotoPlan plan = plan_with({});
  drawing::Board& board = plan.scene.board;
  board.lines[1] = {.radius = 210, .width = 2.5, .harmonics = {0.1, 0, 0, 0, 0, 0, 0, -0.25}};
  board.quadrant_lines.angle_deg = 0;
  board.hole.centre = {0.5, -1};
  const YAML::Node told = truth(plan)["board"];
  REQUIRE(told["lines"].size() == 3);
  CHECK(told["lines"][1]["name"].as<std::string>() == "middle");
  CHECK(told["lines"][1]["radius_mm"].as<double>() == 210);
  CHECK(told["lines"][1]["width_mm"].as<double>() == 2.5);
  CHECK(told["lines"][1]["harmonics_mm"][0].as<double>() == 0.1);
  CHECK(told["lines"][1]["harmonics_mm"][7].as<double>() == -0.25);
  CHECK(told["quadrant_lines_mm"][0].as<std::vector<double>>() == std::vector<double>{210.1, 0, 304.8, 0});
  CHECK(told["hole_mm"].as<std::vector<double>>() == std::vector<double>{0.5, -1, 17.5});
  CHECK(told["deck_radius_mm"].as<double>() == 330.2);
  REQUIRE(told["pegs_mm"].size() == 8);
  CHECK(told["pegs_mm"][0].as<std::vector<double>>() == std::vector<double>{93.866, 38.881, 4.8, 0});
}

TEST_CASE("a disc's entry says where it lies and what it is worth") {
  const YAML::Node disc = truth(plan_with({red({150, 30})}))["discs"][0];
  CHECK(keys_of(disc) == std::vector<std::string>{"x", "y", "r", "colour", "team", "zone", "touching", "line",
                                                  "margin_mm", "margins_mm", "sure", "in_hole", "x_mm",
                                                  "y_mm", "r_mm"});
  CHECK(disc["colour"].as<std::string>() == "red");
  CHECK(disc["zone"].as<int>() == 10);
  CHECK(disc["line"].as<std::string>() == "middle");
  CHECK(disc["margin_mm"].as<double>() == disc["margins_mm"][1].as<double>());
  CHECK(disc["in_hole"].as<std::string>() == "none");
  CHECK(disc["x_mm"].as<double>() == 150);
}

TEST_CASE("a disc's bevel, its rim's shade and its rings are told; other discs have no such entry") {
  Disc bevelled = red({150, 30}), burnt = red({-150, 30});
  bevelled.bevel = {1.25, 40};
  burnt.rim = drawing::DiscRim{{60, 40, 26}, 0.5};
  burnt.rings = {{10, 12.5, {1, 2, 3}}};
  const YAML::Node discs = truth(plan_with({red({0, 150}), bevelled, burnt}))["discs"];
  CHECK_FALSE(discs[0]["rim"]);
  CHECK(keys_of(discs[1]["rim"]) == std::vector<std::string>{"bevel_mm", "bevel_deg"});
  CHECK(discs[1]["rim"]["bevel_mm"].as<double>() == 1.25);
  CHECK(discs[1]["rim"]["bevel_deg"].as<double>() == 40);
  CHECK(discs[1]["r_mm"].as<double>() == 15.9);
  CHECK(keys_of(discs[2]["rim"]) ==
        std::vector<std::string>{"rounding_mm", "colour", "inset_mm", "rings_mm"});
  CHECK(discs[2]["rim"]["rounding_mm"].as<double>() == 1.5);
  CHECK(discs[2]["rim"]["colour"].as<std::vector<double>>() == std::vector<double>{60, 40, 26});
  CHECK(discs[2]["rim"]["inset_mm"].as<double>() == 0.5);
  CHECK(discs[2]["rim"]["rings_mm"][0].as<std::vector<double>>() == std::vector<double>{10, 12.5});
}

TEST_CASE("a disc flat in the hole is a twenty, a hanger a fifteen") {
  const PhotoPlan empty = plan_with({});
  const YAML::Node file = truth(
      plan_with({in_hole(red({0, 0}), empty.scene.board), hanging(red({0, 0}), empty.scene.board, 30, 24)}));
  CHECK(file["discs"][0]["in_hole"].as<std::string>() == "flat");
  CHECK(file["discs"][1]["in_hole"].as<std::string>() == "hanger");
  CHECK(file["totals"]["team1"].as<int>() == 35);
}

TEST_CASE("teams are numbered as they come, and ditch discs only counted") {
  const PhotoPlan empty = plan_with({});
  const YAML::Node file =
      truth(plan_with({in_ditch({.base = {0, 355}, .team = "white"}, empty.scene.board), red({0, 150})}));
  CHECK(file["discs"].size() == 1);
  CHECK(file["ditch_discs"]["white"].as<int>() == 1);
  CHECK(file["ditch_discs"]["red"].as<int>() == 0);
  CHECK(file["totals"]["team1_colour"].as<std::string>() == "white");
  CHECK(file["totals"]["team1"].as<int>() == 0);
  CHECK(file["totals"]["team2"].as<int>() == 10);
}

TEST_CASE("stacked and leaning discs are irregular, those over the edge optional") {
  const Disc under = red({150, 0});
  const YAML::Node discs =
      truth(plan_with({under, stacked(red({152, 3}), under), leaning(red({0, 150}), 20, 0),
                       leaning(red({334, 0}), 20, 0)}))["discs"];
  CHECK_FALSE(discs[0]["irregular"]);
  CHECK(discs[1]["irregular"].as<bool>());
  CHECK(discs[2]["irregular"].as<bool>());
  CHECK_FALSE(discs[2]["optional"]);
  CHECK(discs[3]["optional"].as<bool>());
}

TEST_CASE("what is hidden or out of the picture is said") {
  PhotoPlan plan = plan_with({red({0, -150}), red({-150, 0}), red({0, 270})});
  plan.viewpoint.tilt_deg = 0;
  plan.viewpoint.focal_px = 2000;  // the far side of the board is cut off
  plan.scene.bars = {{.from = {0, -250, 60}, .to = {0, -50, 60}, .radius = 8}};
  const YAML::Node file = truth(plan);
  const YAML::Node discs = file["discs"];
  CHECK(discs[0]["hidden"].as<double>() == doctest::Approx(0.354).epsilon(0.03));
  CHECK_FALSE(discs[1]["hidden"]);
  CHECK(discs[2]["hidden"].as<double>() > 0.5);
  CHECK(discs[2]["optional"].as<bool>());
  CHECK(discs[2]["note"].as<std::string>() == "out of the picture");
  CHECK(discs[2]["zone"].as<int>() == 5);
  CHECK(file["totals"]["team1"].as<int>() == 20);
}

TEST_CASE("pixels are those of the picture that the lens bends") {
  PhotoPlan plan = plan_with({red({250, 100})});
  plan.viewpoint.lens = {.k1 = -0.1};
  const YAML::Node file = truth(plan);
  const drawing::View view = look_from(plan.viewpoint);
  const Vec2 top = view.pixel_of({250, 100, 8});
  CHECK(file["discs"][0]["x"].as<double>() == doctest::Approx(top.x()).epsilon(1e-3));
  CHECK(file["discs"][0]["y"].as<double>() == doctest::Approx(top.y()).epsilon(1e-3));
  CHECK(file["camera"]["k1"].as<double>() == -0.1);
  const Vec2 end = view.pixel_of({304.8 * std::sqrt(0.5), 304.8 * std::sqrt(0.5), 0});
  CHECK(file["board"]["quadrant_lines"][0][2].as<double>() == doctest::Approx(end.x()).epsilon(1e-4));
}

TEST_CASE("a decoy has no board and no discs") {
  PhotoPlan plan = plan_with({red({150, 0})});
  plan.decoy = true;
  const YAML::Node file = truth(plan);
  CHECK(keys_of(file) == std::vector<std::string>{"photo", "size", "board", "discs", "difficulty"});
  CHECK(file["board"].as<std::string>() == "none");
  CHECK(file["discs"].size() == 0);
}

}  // namespace
}  // namespace ringside::rendering
