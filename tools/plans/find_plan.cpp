// SPDX-License-Identifier: MIT
#include "plans/find_plan.h"

#include <cmath>

#include "plans/obstacles.h"
#include "plans/random_board.h"
#include "plans/random_discs.h"

namespace ringside::plans {
namespace {

using namespace drawing;

void choose_find_picture(Dice& dice, PhotoPlan& plan) {
  Viewpoint& v = plan.viewpoint;
  const PictureSize size = dice.pick<PictureSize>({{1280, 960}, {1440, 1080}, {1920, 1080}});
  v.width = size.width;
  v.height = size.height;
  if (dice.chance(0.2)) std::swap(v.width, v.height);
  v.focal_px = dice.between(0.5, 1.0) * std::hypot(v.width, v.height);
  v.roll_deg = degrees(dice.angle());
  v.azimuth_deg = degrees(dice.angle());
  if (dice.chance(0.5)) v.lens.k1 = dice.normal(0.01);
  plan.exif = dice.chance(0.5);
}

// Hairlines as often as thick ones.
void choose_widths(Dice& dice, Board& board) {
  const double width = std::exp(dice.between(std::log(1.0), std::log(4.0)));
  for (Line& line : board.lines) line.width = width * dice.between(0.9, 1.1);
  board.quadrant_lines.width = width * dice.between(0.7, 1.1);
  board.quadrant_lines.to_hole = dice.chance(0.3);
}

// Rings that mean nothing: one anywhere, a second one beside a line, or a fine one at the deck's edge.
void decorate(Dice& dice, Board& board) {
  const Colour colour = board.lines[0].colour;
  const auto ring = [&](double radius, double width) {
    board.decoration.push_back({.radius = radius, .width = width, .colour = colour});
  };
  if (dice.chance(0.3))
    ring(dice.between(board.hole.radius + 8, board.lines[2].radius - 8), dice.between(1, 4));
  if (dice.chance(0.2)) {
    const Line& line = dice.pick(std::vector(board.lines.begin(), board.lines.end()));
    ring(line.radius + (dice.chance(0.5) ? 1 : -1) * dice.between(4, 9), dice.between(0.8, 1.6));
  }
  if (dice.chance(0.2)) ring(board.deck_radius - dice.between(4, 9), dice.between(1, 3));
}

// One side of the picture cuts off a part of the outer line, at most a quarter of its length.
void cut_off(Dice& dice, PhotoPlan& plan) {
  constexpr double kMostOfDiameter = 0.15;  // an arc so high is a quarter of the circle
  crop_board(dice, plan, kMostOfDiameter);
  while (share_in_picture(plan) < 0.75) plan.viewpoint.looked_at *= 0.97;
}

void make_hard_to_find(Dice& dice, PhotoPlan& plan) {
  switch (dice.count(0, 4)) {
    case 0:
      return reach_in(dice, plan);
    case 1:
      return caption(dice, plan);
    case 2:
      return shine(dice, plan);
    case 3:
      return cast_shade(dice, plan);
    default:
      return cut_off(dice, plan);
  }
}

}  // namespace

TiltRange tilts_of_find(std::uint64_t seed) {
  const double least = 10.0 * static_cast<double>((seed - 1) % 4);
  return {least, least + 10};
}

PhotoPlan find_plan(Dice& dice, TiltRange tilt) {
  PhotoPlan plan;
  Board& board = plan.scene.board;
  board = random_board(dice, dice.chance(0.5));
  choose_widths(dice, board);
  decorate(dice, board);
  plan.scene.discs = few_discs(dice, board, dice.count(0, 8));
  plan.scene.light = random_light(dice);
  plan.scene.light.gradient = {dice.normal(0.3), dice.normal(0.3)};
  choose_find_picture(dice, plan);
  aim(dice, plan, tilt, dice.between(0.6, 0.97));
  plan.effects = dice.chance(0.3) ? poor_picture(dice) : good_picture(dice);
  plan.jpeg_quality = dice.count(75, 95);
  show_whole(plan);
  if (dice.chance(0.5)) make_hard_to_find(dice, plan);
  return plan;
}

}  // namespace ringside::plans
