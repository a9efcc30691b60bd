// SPDX-License-Identifier: MIT
#include "plans/hole_plan.h"

#include <array>
#include <utility>

#include "drawing/looks.h"
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

constexpr std::array kFloors{"black-felt", "red-felt", "oak", "white-laminate", "as-discs"};

// A deck can hardly be of one side's colour: its floor may be, and is the hardest to tell from a disc.
Material floor(Dice& dice, std::size_t turn, const Sides& sides) {
  const std::string name = kFloors.at(turn % kFloors.size());
  if (name == "as-discs") return dice.chance(0.6) ? sides.first.material : sides.second.material;
  Material material = look(name).value();
  material.grain.seed = static_cast<std::uint32_t>(dice.count(1, 100000));
  return material;
}

// A camera over the table or a phone in the hand.
void choose_hole_picture(Dice& dice, PhotoPlan& plan) {
  if (dice.chance(0.4)) {
    aim_video(dice, plan, {0, 30}, 0);
  } else {
    aim_phone(dice, plan, {0, 30});
  }
  plan.effects = good_picture(dice);
  if (dice.chance(0.4)) {
    plan.effects.noise_sigma = dice.between(2, 4);
    plan.effects.blur_sigma = dice.between(0.7, 1.1);
  }
  plan.jpeg_quality = dice.count(80, 95);
}

}  // namespace

PhotoPlan hole_plan(Dice& dice, std::uint64_t seed) {
  const Situation& situation = kSituations.at((seed - 1) % kSituations.size());
  PhotoPlan plan;
  Board& board = plan.scene.board;
  board = random_board(dice, dice.chance(0.3));
  Sides sides = random_sides(dice);
  if (dice.chance(0.5)) std::swap(sides.first, sides.second);
  board.hole.floor = floor(dice, (seed - 1) / kSituations.size(), sides);
  plan.scene.discs = discs_at_hole(dice, board, sides, situation.at_hole, dice.count(1, 10));
  plan.scene.light = random_light(dice);
  choose_hole_picture(dice, plan);
  plan.difficulty = situation.words;
  return plan;
}

}  // namespace ringside::plans
