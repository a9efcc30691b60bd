// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "drawing/looks.h"
#include "plans/leaves.h"
#include "plans/scene_file.h"

namespace ringside::plans {
namespace {

using drawing::Board;
using drawing::Disc;

const std::string kTeams =
    "teams:\n"
    "  black: {}\n"
    "  red: {look: pink-disc, radius_mm: 15, height_mm: 10, edge_rounding_mm: 1, gloss: 0.2}\n";

// The discs of a file with these teams and this list.
std::vector<Disc> discs_of(const std::string& list, const std::string& board = "") {
  return test::plan_from(board + kTeams + "discs:\n" + list).scene.discs;
}

// The only one, on the default board unless another is given.
Disc disc_of(const std::string& entry, const std::string& board = "") {
  return discs_of("  - {team: black, " + entry + "}\n", board).at(0);
}

// Lies there and nowhere else, in all that a place consists of.
std::string misplaced(const Disc& disc, const Disc& expected) {
  const auto place = [](const Disc& d) {
    return std::array<double, 5>{d.base.x(), d.base.y(), d.base_z, d.lean_deg, d.lean_towards_deg};
  };
  return test::difference(place(disc), place(expected));
}

// The first black disc of a file, which the tests then lay.
Disc black_at(const Vec2& base) { return {.base = base, .team = "black"}; }

}  // namespace

TEST_CASE("where: in millimetres, polar, or beside a line") {
  CHECK(misplaced(disc_of("at_mm: [10.5, -20]"), black_at({10.5, -20})) == "");
  CHECK(misplaced(disc_of("polar: [100, 30]"), black_at(100 * direction(radians(30)))) == "");
  // Near edge of the middle line 202.4, reach 2.5 less.
  const Vec2 expected = (202.4 - 2.5 - 15.9) * direction(radians(-40));
  CHECK((disc_of("beside: middle, margin_mm: 2.5, angle_deg: -40").base - expected).norm() < 1e-12);
}

TEST_CASE("beside a line counts with the disc's own radius and the line's own shape") {
  const std::string board =
      "board: {lines: {inner: {radius_mm: 100, width_mm: 2, harmonics_mm: [1, 0, 0, 0, 0, 0, 0, 0]}}}\n";
  const auto discs = discs_of("  - {team: red, beside: inner, margin_mm: -3, angle_deg: 180}\n", board);
  CHECK(discs.at(0).base.x() == doctest::Approx(-(100 - 1 - 1 + 3 - 15.0)));
}

TEST_CASE("lies: on the deck, in the ditch, in the hole, leaning") {
  const std::string board = "board: {hole: {centre_mm: [2, 1], depth_mm: 8}, ditch: {depth_mm: 18}}\n";
  const Board drawn = test::plan_from(board).scene.board;
  const Disc flat = black_at({0, 353});
  CHECK(misplaced(disc_of("at_mm: [0, 300], lies: deck", board), black_at({0, 300})) == "");
  CHECK(misplaced(disc_of("at_mm: [0, 353], lies: ditch", board), in_ditch(flat, drawn)) == "");
  CHECK(misplaced(disc_of("lies: hole", board), in_hole(black_at({2, 1}), drawn)) == "");
  CHECK(misplaced(disc_of("lies: hole, at_mm: [3, 1.5]", board), in_hole(black_at({3, 1.5}), drawn)) == "");
  CHECK(misplaced(disc_of("at_mm: [0, 100], lies: leaning, lean_deg: 12, lean_towards_deg: 200"),
                  leaning(black_at({0, 100}), 12, 200)) == "");
}

TEST_CASE("lies: hanging in the hole") {
  const std::string board = "board: {hole: {centre_mm: [2, 1]}}\n";
  const Disc expected = hanging(black_at({0, 0}), test::plan_from(board).scene.board, 40, 22);
  CHECK(misplaced(disc_of("lies: hanging, rim_deg: 40, overhang_mm: 22", board), expected) == "");
}

TEST_CASE("lies: stacked on an earlier disc, at its place or another") {
  const auto discs = discs_of(
      "  - {team: red, at_mm: [50, 60]}\n"
      "  - {team: black, lies: stacked, on: 1}\n"
      "  - {team: black, lies: stacked, on: 2, polar: [80, 45]}\n");
  Disc expected = black_at({50, 60});
  expected.base_z = 10;
  CHECK(misplaced(discs[1], expected) == "");
  expected.base = 80 * direction(radians(45));
  expected.base_z = 19.5;
  CHECK(misplaced(discs[2], expected) == "");
}

TEST_CASE("height and lean of a disc's foot may be stated as they are") {
  Disc expected = black_at({1, 2});
  expected.base_z = -3.25;
  CHECK(misplaced(disc_of("at_mm: [1, 2], base_z_mm: -3.25"), expected) == "");
  expected.lean_deg = 20;
  expected.lean_towards_deg = 540;
  CHECK(misplaced(disc_of("at_mm: [1, 2], base_z_mm: -3.25, lean_deg: 20, lean_towards_deg: 540"),
                  expected) == "");
}

TEST_CASE("discs are made like their team's, each from a piece of wood of its own") {
  const auto discs = discs_of(
      "  - {team: red, at_mm: [50, 60]}\n"
      "  - {team: black, at_mm: [0, 60]}\n"
      "  - {team: red, at_mm: [0, 160], grain_angle_deg: 5}\n"
      "  - {team: red, at_mm: [0, 260], seed: 4, radius_mm: 14, colour: [1, 2, 3]}\n");
  Disc red{.base = {50, 60}, .material = drawing::look("pink-disc").value(), .team = "red"};
  red.radius = 15;
  red.height = 10;
  red.edge_rounding = 1;
  red.material.gloss = 0.2;
  red.material.grain.seed = 1000;
  CHECK(test::difference(discs[0], red) == "");
  Disc black = black_at({0, 60});
  black.material = drawing::look("black-disc").value();  // a team's look unless it names another
  black.material.grain.seed = 1010;
  black.material.grain.angle_deg = 67;
  CHECK(test::difference(discs[1], black) == "");
  red.base = {0, 160};
  red.material.grain.seed = 1020;
  red.material.grain.angle_deg = 5;
  CHECK(test::difference(discs[2], red) == "");
  red.base = {0, 260};
  red.material.grain.seed = 4;
  red.material.grain.angle_deg = 201;
  red.material.colour = {1, 2, 3};
  red.radius = 14;
  CHECK(test::difference(discs[3], red) == "");
}

TEST_CASE("a colour without a look of its own names one or says its colour") {
  const auto brown = [](const std::string& team) {
    return test::plan_from("teams: {brown: {" + team + "}}\ndiscs: [{team: brown, at_mm: [0, 0]}]\n")
        .scene.discs.at(0)
        .material;
  };
  CHECK(brown("look: walnut-disc").colour.red == drawing::look("walnut-disc")->colour.red);
  CHECK(brown("colour: [99, 60, 40]").colour.red == 99);
}

}  // namespace ringside::plans
