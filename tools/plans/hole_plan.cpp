// SPDX-License-Identifier: MIT
#include "plans/hole_plan.h"

#include <algorithm>
#include <array>
#include <utility>

#include "drawing/looks.h"
#include "plans/emblems.h"
#include "plans/random_board.h"
#include "plans/random_camera.h"
#include "plans/random_discs.h"

namespace ringside::plans {
namespace {

using namespace drawing;

struct Situation {
  AtHole at_hole;
  const char* words;
};

constexpr std::array kSituations{Situation{AtHole::kNothing, "nothing in the hole"},
                                 Situation{AtHole::kFlat, "a disc flat in the hole"},
                                 Situation{AtHole::kHanger, "a disc hanging over the hole's rim"},
                                 Situation{AtHole::kBeside, "a disc beside the hole"}};

const Situation& situation_of(std::uint64_t seed) { return kSituations.at((seed - 1) % kSituations.size()); }

Material grown(Dice& dice, Material material) {
  material.grain.angle_deg = dice.between(0, 180);
  material.grain.seed = static_cast<std::uint32_t>(dice.count(1, 100000));
  return material;
}

Material painted(Dice& dice) {
  const auto shade = [&] { return dice.between(15, 240); };
  Material material{{shade(), shade(), shade()}};
  if (dice.chance(0.4)) {  // grey: black and white ones are met most
    const double grey = shade();
    material.colour = {grey, grey, grey};
  }
  return material;
}

// Nearly as bright and of nearly this colour.
Material like(Dice& dice, Material material) {
  for (double* channel : {&material.colour.red, &material.colour.green, &material.colour.blue})
    *channel = std::clamp(*channel + dice.normal(8), 4.0, 250.0);
  return grown(dice, material);
}

// Felt, wood, paint, the deck's own; a side's own colour is the hardest to tell from a disc.
Material floor(Dice& dice, std::size_t turn, const Board& board, const Sides& sides) {
  static const std::vector<std::string> kUsual{"black-felt", "red-felt",       "green-felt", "grey-felt",
                                               "oak",        "white-laminate", "walnut"};
  switch (turn % 5) {
    case 0:
      return like(dice, look(dice.pick(kUsual)).value());
    case 1:
      return like(dice, board.deck);
    case 2:
      return painted(dice);
    case 3:
      if (dice.chance(0.5)) return painted(dice);
      return like(dice, dice.chance(0.6) ? sides.first.material : sides.second.material);
    default:
      return grown(dice, look(dice.pick(kUsual)).value());
  }
}

// Of the deck's wood, of its edge, painted, or lined with what the floor is made of.
Material wall(Dice& dice, const Board& board) {
  const double what = dice.between(0, 1);
  if (what < 0.45) return like(dice, board.deck);
  if (what < 0.6) return like(dice, board.deck_edge);
  if (what < 0.7) return board.hole.floor;
  return painted(dice);
}

// A ring inlaid or printed around it.
void add_rim_ring(Dice& dice, Board& board) {
  const double width = dice.between(0.8, 4);
  board.decoration.push_back(
      {.radius = board.hole.radius + width / 2 + (dice.chance(0.5) ? 0 : dice.between(0, 3)),
       .width = width,
       .colour = painted(dice).colour});
}

void choose_hole(Dice& dice, std::size_t turn, Board& board, const Sides& sides) {
  // No board is known whose hole is less than 5 mm deep.
  board.hole.depth = dice.chance(0.1) ? dice.between(3, 5) : dice.between(5, 12);
  board.hole.centre = {dice.normal(0.7), dice.normal(0.7)};
  if (dice.chance(0.4)) board.hole.radius = dice.between(std::max(16.2, sides.first.radius + 0.5), 19.6);
  board.hole.floor = floor(dice, turn, board, sides);
  board.hole.wall = wall(dice, board);
}

// A camera over the table or a phone in the hand, most from above, some from far aside.
void choose_hole_picture(Dice& dice, PhotoPlan& plan) {
  const TiltRange tilt = dice.chance(0.75) ? TiltRange{0, 30} : TiltRange{30, 70};
  if (dice.chance(0.4)) {
    aim_video(dice, plan, tilt, 0);
  } else {
    aim_phone(dice, plan, tilt);
  }
  scale(plan, dice.between(0.45, 1));
  plan.effects = dice.chance(0.7) ? good_picture(dice) : poor_picture(dice);
  if (dice.chance(0.3)) {
    plan.effects.noise_sigma = dice.between(2, 4);
    plan.effects.blur_sigma = dice.between(0.7, 1.1);
  }
  plan.jpeg_quality = dice.count(70, 95);
}

}  // namespace

AtHole at_hole_of(std::uint64_t seed) { return situation_of(seed).at_hole; }

PhotoPlan hole_plan(Dice& dice, std::uint64_t seed) {
  const Situation& situation = situation_of(seed);
  PhotoPlan plan;
  Board& board = plan.scene.board;
  board = random_board(dice, dice.chance(0.3));
  Sides sides = random_sides(dice);
  if (dice.chance(0.5)) std::swap(sides.first, sides.second);
  do {
    choose_hole(dice, (seed - 1) / kSituations.size(), board, sides);
  } while (situation.at_hole == AtHole::kHanger && !can_hang(sides.first, board.hole));
  if (dice.chance(0.15)) add_rim_ring(dice, board);
  plan.scene.discs = discs_at_hole(dice, board, sides, situation.at_hole, dice.count(0, 10));
  if (dice.chance(0.2)) print_emblems(dice, plan.scene.discs);
  plan.scene.light = random_light(dice);
  if (dice.chance(0.3)) plan.scene.light.gradient = {dice.normal(0.4), dice.normal(0.4)};
  choose_hole_picture(dice, plan);
  plan.difficulty = situation.words;
  return plan;
}

}  // namespace ringside::plans
