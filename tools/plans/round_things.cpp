// SPDX-License-Identifier: MIT
#include "plans/round_things.h"

#include <array>
#include <cmath>
#include <string>

#include "plans/blank_boards.h"
#include "plans/boardless_scenes.h"

namespace ringside::plans {
namespace {

using namespace drawing;

const Colour kBlack{30, 28, 28}, kWhite{232, 228, 216};

Colour strong(Dice& dice) {
  return dice.pick<Colour>(
      {{176, 30, 34}, {24, 96, 56}, {28, 56, 130}, {206, 158, 60}, {112, 64, 32}, {60, 60, 64}});
}

Star round_mat(const Vec2& centre, double radius, const Colour& colour) {
  Star mat = round_print(radius, colour);
  mat.centre = centre;
  return mat;
}

// Straight rods from one radius to another.
void add_spokes(Dice& dice, Scene& scene, int count, double from, double to, double width,
                const Colour& colour) {
  const double first = dice.angle();
  for (int i = 0; i < count; ++i) {
    const Vec2 out = direction(first + 2 * kPi * i / count);
    const Vec2 start = from * out, end = to * out;
    scene.bars.push_back({.from = {start.x(), start.y(), 1},
                          .to = {end.x(), end.y(), 1},
                          .radius = width / 2,
                          .material = painted(colour)});
  }
}

// A shell, hoop and lugs.
Scene drum_scene(Dice& dice) {
  Board board = round_thing(dice, painted(kWhite), painted(strong(dice), 0.4));
  board.table_depth = dice.between(80, 250);
  if (dice.chance(0.5))
    add_ring(board, board.deck_radius * dice.between(0.85, 0.95), dice.between(2, 12), {206, 204, 198});
  if (dice.chance(0.5))
    add_ring(board, board.deck_radius * dice.between(0.2, 0.5), dice.between(2, 40), {196, 192, 184});
  if (dice.chance(0.4)) board.stars.push_back(round_mat(Vec2::Zero(), dice.between(30, 80), kBlack));
  Scene scene{.board = board};
  add_spokes(dice, scene, dice.count(6, 12), board.deck_radius - 6, board.deck_radius + 12, 9,
             {150, 150, 154});
  return scene;
}

// Treble and double at 0.63 and 1 of the played radius, sectors, numbers.
Scene dart_scene(Dice& dice) {
  Board board = round_thing(dice, painted(kBlack), painted(kBlack));
  const double played = board.deck_radius * dice.between(0.7, 0.78);
  const Colour red{178, 34, 34}, green{20, 100, 60};
  board.stars.push_back({.outer_radius = played,
                         .inner_radius = played * 0.2,
                         .points = 10,
                         .turned_deg = dice.between(0, 36),
                         .colour = {222, 206, 160}});
  add_ring(board, played * 0.97, played * 0.05, red);
  add_ring(board, played * 0.6, played * 0.05, dice.chance(0.5) ? red : green);
  board.stars.push_back(round_mat(Vec2::Zero(), played * 0.09, green));
  board.stars.push_back(round_mat(Vec2::Zero(), played * 0.04, red));
  for (int i = 0; i < 20; ++i) {
    const double degree = 18.0 * i;
    board.lettering.push_back({.text = std::to_string(i + 1),
                               .centre = 1.14 * played * direction(radians(degree)),
                               .height = 0.09 * played,
                               .turned_deg = degree - 90,
                               .colour = kWhite});
  }
  Scene scene{.board = board};
  add_spokes(dice, scene, 20, 0.1 * played, played, 1.5, {150, 150, 150});
  return scene;
}

// A square of plywood with rings in the middle and diagonal arrows.
Scene carrom_scene(Dice& dice) {
  Board board = endless(grown(dice, {"maple", "birch"}));
  board.deck_radius = 425;
  board.rim = {
      .sides = 4, .inner_radius = 430, .width = 40, .height = 15, .material = grown(dice, {"walnut"})};
  board.table_depth = 30;
  add_ring(board, 85, 3, kBlack);
  add_ring(board, 75, 1.5, kBlack);
  add_ring(board, 16, 2, {170, 30, 30});
  board.stars.push_back({.outer_radius = 75, .inner_radius = 25, .points = 8, .colour = {176, 44, 40}});
  for (int i = 0; i < 4; ++i) {
    const Vec2 corner = 270 * direction(radians(90.0 * i));
    board.stars.push_back(round_mat(corner, 16, {176, 44, 40}));
  }
  Scene scene{.board = board};
  add_spokes(dice, scene, 4, 130, 330, 1.5, kBlack);
  return scene;
}

// Pockets between two rings, a turned cone.
Scene roulette_scene(Dice& dice) {
  Board board = round_thing(dice, grown(dice, {"walnut", "cherry"}), grown(dice, {"walnut", "oak"}));
  const double pockets = board.deck_radius * dice.between(0.6, 0.75);
  board.stars.push_back(
      {.outer_radius = pockets, .inner_radius = pockets * 0.72, .points = 37, .colour = {176, 30, 34}});
  add_ring(board, pockets, 3, {214, 176, 72});
  add_ring(board, pockets * 0.72, 3, {214, 176, 72});
  if (dice.chance(0.6)) add_ring(board, pockets * dice.between(0.3, 0.4), 3, {214, 176, 72});
  board.stars.push_back({.outer_radius = pockets * 0.25,
                         .inner_radius = pockets * 0.08,
                         .points = 4,
                         .colour = {214, 176, 72}});
  Scene scene{.board = board};
  add_spokes(dice, scene, 4, 0, pockets * 0.22, 8, {214, 176, 72});
  return scene;
}

// Tyre, rim, hub and spokes.
Scene wheel_scene(Dice& dice) {
  Board board = round_thing(dice, painted({176, 176, 180}, 0.3), painted(kBlack));
  const double edge = board.deck_radius;
  add_ring(board, edge * 0.9, edge * 0.2, kBlack);
  add_ring(board, edge * dice.between(0.74, 0.79), dice.between(3, 8), {120, 120, 124});
  add_ring(board, edge * dice.between(0.2, 0.36), dice.between(3, 10), {90, 90, 94});
  if (dice.chance(0.5)) add_ring(board, edge * dice.between(0.5, 0.6), dice.between(2, 6), {90, 90, 94});
  Scene scene{.board = board};
  add_spokes(dice, scene, dice.count(4, 12), edge * 0.1, edge * 0.78, dice.between(3, 24), {150, 150, 154});
  return scene;
}

// Places laid all around.
Scene laid_table_scene(Dice& dice) {
  Board board = round_thing(dice, grown(dice, kWoods), grown(dice, kWoods));
  board.table_depth = 300;
  const int places = dice.count(3, 6);
  const double first = dice.angle(), off = board.deck_radius * 0.62,
               mat = board.deck_radius * dice.between(0.2, 0.32);
  const Colour colour = strong(dice);
  for (int i = 0; i < places; ++i) {
    const Vec2 centre = off * direction(first + 2 * kPi * i / places);
    board.stars.push_back(round_mat(centre, mat, colour));
    board.stars.push_back(round_mat(centre, mat * 0.7, kWhite));
    board.stars.push_back(round_mat(centre, mat * 0.5, {218, 214, 204}));
  }
  if (dice.chance(0.6))
    board.stars.push_back(round_mat(Vec2::Zero(), board.deck_radius * 0.25, strong(dice)));
  if (dice.chance(0.6)) add_ring(board, board.deck_radius * 0.95, dice.between(2, 8), strong(dice));
  return {.board = board};
}

struct Sort {
  const char* difficulty;
  Scene (*scene)(Dice& dice);
};

constexpr std::array kSorts{Sort{"a plate from aside", plate_scene},
                            Sort{"a target from aside", target_scene},
                            Sort{"a round clock from aside", clock_scene},
                            Sort{"a round drain from aside", drain_scene},
                            Sort{"rings and four radial lines from aside", crossed_scene},
                            Sort{"a drum", drum_scene},
                            Sort{"a dart board", dart_scene},
                            Sort{"a carrom board", carrom_scene},
                            Sort{"a roulette wheel", roulette_scene},
                            Sort{"a wheel", wheel_scene},
                            Sort{"a round table with place mats", laid_table_scene}};

}  // namespace

PhotoPlan round_thing_plan(Dice& dice, std::uint64_t seed) {
  const Sort& sort = kSorts[seed % kSorts.size()];
  PhotoPlan plan = boardless_photo(sort.difficulty, sort.scene, dice);
  Viewpoint& v = plan.viewpoint;
  v.focal_px = dice.between(0.5, 1.2) * std::hypot(v.width, v.height);
  v.tilt_deg = dice.between(30, 75);
  v.azimuth_deg = degrees(dice.angle());
  v.roll_deg = dice.normal(10);
  v.looked_at = dice.in_ring(0, 25);
  v.distance = 700 * dice.between(0.95, 1.3) * v.focal_px / v.height;
  expose(plan, dice);
  return plan;
}

}  // namespace ringside::plans
