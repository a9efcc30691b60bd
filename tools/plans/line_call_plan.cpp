// SPDX-License-Identifier: MIT
#include "plans/line_call_plan.h"

#include "plans/random_board.h"
#include "plans/random_camera.h"
#include "plans/random_discs.h"

namespace ringside::plans {
namespace {

using namespace drawing;

constexpr int kDiscs = 12;
constexpr double kMostMargin = 3;  // mm
constexpr TiltRange kTilts{0, 30};

// From a good picture to half-way to a poor one.
void choose_line_picture(Dice& dice, PhotoPlan& plan) {
  plan.effects = good_picture(dice);
  plan.effects.blur_sigma = dice.between(0.55, 1.2);
  plan.effects.noise_sigma = dice.between(0.8, 4);
  plan.jpeg_quality = dice.count(72, 95);
}

}  // namespace

bool is_phone_line_call(std::uint64_t seed) { return seed % 2 == 1; }

PhotoPlan line_call_plan(Dice& dice, std::uint64_t seed) {
  PhotoPlan plan;
  plan.scene.board = random_board(dice, dice.chance(0.3));
  plan.scene.discs = discs_at_lines(dice, plan.scene.board, kDiscs, kMostMargin);
  plan.scene.light = random_light(dice);
  if (is_phone_line_call(seed)) {
    aim_phone(dice, plan, kTilts);
  } else {
    aim_video(dice, plan, kTilts, 0);
  }
  choose_line_picture(dice, plan);
  return plan;
}

PhotoPlan without_focal_length(PhotoPlan plan) {
  plan.exif = false;
  return plan;
}

PhotoPlan with_wrong_focal_length(PhotoPlan plan, bool too_long) {
  constexpr double kError = 1.2;
  plan.exif_focal_factor = too_long ? kError : 1 / kError;
  return plan;
}

PhotoPlan with_barrel(PhotoPlan plan) {
  plan.viewpoint.lens.k1 = -0.08;
  return plan;
}

PhotoPlan from_another_side(Dice& dice, PhotoPlan plan) {
  plan.viewpoint.azimuth_deg += dice.between(70, 290);
  aim(dice, plan, kTilts, dice.between(0.75, 0.94));
  choose_line_picture(dice, plan);  // with its own focus, noise and compression
  return plan;
}

}  // namespace ringside::plans
