// SPDX-License-Identifier: MIT
#include "plans/boardless_scenes.h"

#include <cmath>

#include "plans/blank_boards.h"
#include "plans/random_camera.h"
#include "plans/random_discs.h"

namespace ringside::plans {

using namespace drawing;

namespace {

const Colour kPrintInk{34, 30, 28};

Colour bright(Dice& dice) {
  const std::vector<Colour> colours{{36, 70, 140},  {176, 40, 36}, {38, 110, 70},
                                    {214, 176, 72}, {60, 60, 64},  {226, 118, 44}};
  return dice.pick(colours);
}

// One piece of wood's edge beside the next: a thin dark rod sunk to its middle.
Bar seam(const Vec2& from, const Vec2& to, double width) {
  return {.from = {from.x(), from.y(), 0},
          .to = {to.x(), to.y(), 0},
          .radius = width / 2,
          .material = painted({30, 22, 16}, 0)};
}

void add_clock_face(Dice& dice, Board& board, double radius, const Colour& colour) {
  for (int hour = 1; hour <= 12; ++hour) {
    const double degree = 90.0 - 30 * hour;
    const Vec2 out = direction(radians(degree));
    board.lettering.push_back({.text = std::to_string(hour),
                               .centre = 0.78 * radius * out,
                               .height = dice.between(0.11, 0.13) * radius,
                               .colour = colour});
    board.stars.push_back({.centre = 0.93 * radius * out,
                           .outer_radius = 0.025 * radius,
                           .inner_radius = 0.02 * radius,
                           .points = 16,
                           .colour = colour});
  }
}

Bar clock_hand(double degree, double length, double width) {
  const Vec2 out = direction(radians(degree));
  const Vec2 from = -0.2 * length * out;
  const Vec2 to = length * out;
  return {.from = {from.x(), from.y(), 6},
          .to = {to.x(), to.y(), 6},
          .radius = width / 2,
          .material = painted(kPrintInk, 0.2)};
}

std::string random_word(Dice& dice) {
  std::string word;
  for (int left = dice.count(2, 9); left > 0; --left) word += static_cast<char>('a' + dice.count(0, 25));
  return word;
}

std::string random_words(Dice& dice, int count) {
  std::string words;
  for (int i = 0; i < count; ++i) words += (i == 0 ? "" : " ") + random_word(dice);
  return words;
}

}  // namespace

Scene plate_scene(Dice& dice) {
  const Material china = dice.chance(0.7) ? painted({232, 230, 224}, 0.25) : painted(bright(dice), 0.25);
  Board board = round_thing(dice, china, china);
  const double edge = board.deck_radius;
  const Colour band = bright(dice);
  const double well = edge * dice.between(0.5, 0.62);
  add_ring(board, well, dice.between(2, 6),
           {china.colour.red * 0.82, china.colour.green * 0.82, china.colour.blue * 0.82});
  for (int left = dice.count(1, 3); left > 0; --left) {
    add_ring(board, dice.between(well + 15, edge - 12), dice.between(4, 20), band);
  }
  if (dice.chance(0.4)) add_ring(board, edge * dice.between(0.1, 0.4), dice.between(3, 12), band);
  return {.board = board};
}

Scene target_scene(Dice& dice) {
  const Colour dark = bright(dice);
  Board board = round_thing(dice, painted({228, 222, 204}, 0.05), painted(kPrintInk));
  const int bands = dice.count(4, 10);
  const double step = board.deck_radius / bands;
  for (int i = dice.count(0, 1); i < bands; i += 2) add_ring(board, (i + 0.5) * step, step, dark);
  return {.board = board};
}

Scene planks_scene(Dice& dice) {
  const double turned = dice.angle();
  Material wood = grown(dice, kWoods);
  wood.grain.angle_deg = degrees(turned);
  wood.grain.contrast *= dice.between(1, 2);
  Scene scene{.board = endless(wood)};
  const Vec2 along = direction(turned);
  const Vec2 across = direction(turned + kPi / 2);
  const double plank = dice.between(60, 180);
  const double width = dice.between(1, 4);
  for (int i = -8; i <= 8; ++i) {
    const Vec2 middle = i * plank * across;
    scene.bars.push_back(seam(middle - 950 * along, middle + 950 * along, width));
    const Vec2 end = middle + dice.between(-400, 400) * along;
    scene.bars.push_back(seam(end, end + plank * across, width));
  }
  return scene;
}

Scene clock_scene(Dice& dice) {
  const bool dark = dice.chance(0.3);
  const Colour ink = dark ? Colour{228, 222, 204} : kPrintInk;
  Board board =
      round_thing(dice, dark ? painted({44, 44, 48}) : painted({236, 234, 226}), painted(bright(dice)));
  const double radius = board.deck_radius;
  add_clock_face(dice, board, radius, ink);
  if (dice.chance(0.7)) add_ring(board, radius * 0.97, dice.between(1, 5), ink);
  if (dice.chance(0.4)) add_ring(board, radius * dice.between(0.5, 0.66), dice.between(1, 3), ink);
  Scene scene{.board = board};
  scene.bars = {clock_hand(degrees(dice.angle()), 0.5 * radius, 12),
                clock_hand(degrees(dice.angle()), 0.8 * radius, 8)};
  return scene;
}

Scene drain_scene(Dice& dice) {
  const Material metal{{150, 152, 156}, {.contrast = 0.06, .spacing = 5}, 0.3};
  Board board = round_thing(dice, metal, painted({120, 122, 126}, 0.3));
  const int rings = dice.count(3, 6);
  const double step = board.deck_radius / (rings + 0.7);
  for (int ring = 1; ring <= rings; ++ring) {
    const int holes = 6 * ring;
    for (int i = 0; i < holes; ++i) {
      board.stars.push_back({.centre = ring * step * direction(2 * kPi * i / holes),
                             .outer_radius = 0.27 * step,
                             .inner_radius = 0.265 * step,
                             .points = 24,
                             .colour = {26, 26, 28}});
    }
  }
  if (dice.chance(0.6)) add_ring(board, board.deck_radius - 8, 5, {90, 92, 96});
  board.table = painted(dice.chance(0.5) ? Colour{206, 204, 200} : Colour{120, 116, 110});
  return {.board = board};
}

Scene page_scene(Dice& dice) {
  Board board = endless(painted({238, 236, 230}, 0));
  const double height = dice.between(6, 11);
  for (int line = -14; line <= 14; ++line) {
    if (dice.chance(0.12)) continue;
    board.lettering.push_back({.text = random_words(dice, dice.count(3, 6)),
                               .centre = {dice.normal(8), 2.1 * height * line},
                               .height = line == 14 ? 1.6 * height : height,
                               .colour = kPrintInk});
  }
  return {.board = board};
}

Scene strewn_scene(Dice& dice) {
  Board board = endless(grown(dice, kWoods));
  Board room = board;  // where they lie: no farther out than the picture shows
  room.deck_radius = 260;
  const double scale = dice.between(1, 1.7);
  Scene scene{.board = board, .discs = few_discs(dice, room, dice.count(6, 26))};
  for (Disc& disc : scene.discs) {
    disc.base *= scale;
    if (dice.chance(0.3)) disc.height = 2 + disc.edge_rounding;
  }
  return scene;
}

// Two rings about 1 : 2, or up to five close to each other: no three of them are as far apart as a board's
// lines (0.34 : 0.69 : 1).
Scene crossed_scene(Dice& dice) {
  const Colour colour = bright(dice);
  Board board =
      round_thing(dice, grown(dice, {"maple", "birch", "white-laminate", "pale-cloth"}), painted(colour));
  const int rings = dice.count(2, 5);
  const double ratio = rings == 2 ? dice.between(0.4, 0.6) : dice.between(0.8, 0.88);
  const double outer = board.deck_radius * dice.between(0.85, 0.95);
  const double width = dice.between(1.5, 6);
  for (int i = 0; i < rings; ++i) add_ring(board, outer * std::pow(ratio, i), width, colour);
  board.lines[1].radius = outer * ratio;
  board.lines[0].radius = board.lines[1].radius / 2;
  board.lines[2].radius = outer;
  board.quadrant_lines = {
      .to_hole = dice.chance(0.7), .angle_deg = dice.between(0, 90), .width = width, .colour = colour};
  return {.board = board};
}

PhotoPlan boardless_photo(const char* difficulty, Scene (*scene)(Dice& dice), Dice& dice) {
  PhotoPlan plan;
  plan.decoy = true;
  plan.difficulty = difficulty;
  plan.scene = scene(dice);
  plan.scene.light = random_light(dice);
  plan.viewpoint.width = 1280;
  plan.viewpoint.height = 960;
  return plan;
}

void expose(PhotoPlan& plan, Dice& dice) {
  plan.effects = dice.chance(0.3) ? poor_picture(dice) : good_picture(dice);
  plan.exif = dice.chance(0.5);
  plan.jpeg_quality = dice.count(75, 95);
}

}  // namespace ringside::plans
