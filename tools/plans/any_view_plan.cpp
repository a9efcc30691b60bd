// SPDX-License-Identifier: MIT
#include "plans/any_view_plan.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "plans/obstacles.h"
#include "plans/random_board.h"
#include "plans/random_discs.h"
#include "plans/wear.h"

namespace ringside::plans {
namespace {

using namespace drawing;

double rim_reach(const Board& board) { return board.rim.inner_radius + board.rim.width; }

// Picture and focal length of what people take such photos with; lengths in diagonals of the picture.
void choose_lens(Dice& dice, PhotoPlan& plan) {
  struct Kind {
    PictureSize size;
    double least, most;
  };
  const auto kind = dice.pick<Kind>({{{1600, 1200}, 0.55, 0.68},    // a phone
                                     {{1920, 1080}, 1.2, 2.5},      // a telephoto lens, as broadcasters have
                                     {{1600, 1200}, 0.36, 0.48}});  // a phone's wide angle
  Viewpoint& v = plan.viewpoint;
  v.width = kind.size.width;
  v.height = kind.size.height;
  v.focal_px = dice.between(kind.least, kind.most) * std::hypot(v.width, v.height);
  plan.exif = dice.chance(0.6);
}

// The width of the board fills the picture's, as near as people come.
void aim_from_aside(Dice& dice, PhotoPlan& plan, TiltRange tilt) {
  constexpr double kNearest = 750;  // mm from the board's centre
  Viewpoint& v = plan.viewpoint;
  v.tilt_deg = dice.between(tilt.least_deg, tilt.most_deg);
  v.azimuth_deg = dice.chance(0.7) ? -90 + dice.normal(20) : degrees(dice.angle());
  v.roll_deg = dice.normal(3);
  v.looked_at = dice.in_ring(0, 20);
  const double share = dice.between(0.7, 0.95);
  v.distance = std::max(kNearest, 2 * v.focal_px * rim_reach(plan.scene.board) / (share * v.width));
  show_whole(plan);
}

void round_in_fair_light(Dice& dice, PhotoPlan& plan) {
  plan.scene.board = random_board(dice, dice.chance(0.3));
  plan.scene.discs = random_discs(dice, plan.scene.board, false);
  plan.scene.light = random_light(dice);
}

}  // namespace

TiltRange tilts_of_oblique(std::uint64_t seed) {
  const double least = 45 + 10.0 * static_cast<double>((seed - 1) % 3);
  return {least, least + 10};
}

PhotoPlan oblique_plan(Dice& dice, TiltRange tilt) {
  PhotoPlan plan;
  round_in_fair_light(dice, plan);
  choose_lens(dice, plan);
  aim_from_aside(dice, plan, tilt);
  plan.effects = good_picture(dice);
  plan.jpeg_quality = dice.count(80, 95);
  return plan;
}

DeckWidth width_of_small(std::uint64_t seed) {
  return seed % 2 == 1 ? DeckWidth{200, 400} : DeckWidth{150, 200};
}

PhotoPlan small_plan(Dice& dice, DeckWidth width) {
  PhotoPlan plan;
  round_in_fair_light(dice, plan);
  const Board& board = plan.scene.board;
  const double share = dice.between(0.65, 0.95);
  const double deck_px = dice.between(width.least_px, width.most_px);
  Viewpoint& v = plan.viewpoint;
  v.height = static_cast<int>(std::lround(deck_px * rim_reach(board) / board.deck_radius / share));
  v.width = v.height * 4 / 3;
  v.focal_px = dice.between(0.6, 1.2) * std::hypot(v.width, v.height);
  v.azimuth_deg = degrees(dice.angle());
  v.roll_deg = degrees(dice.angle());
  plan.exif = dice.chance(0.3);
  aim(dice, plan, {0, 35}, share);
  plan.effects = good_picture(dice);
  plan.jpeg_quality = dice.count(80, 95);
  return plan;
}

PhotoPlan worn_plan(Dice& dice, std::uint64_t seed) {
  PhotoPlan plan;
  Board& board = plan.scene.board;
  board = random_board(dice, false);
  plan.scene.discs = few_discs(dice, board, dice.count(0, 10));
  plan.scene.light = random_light(dice);
  if (dice.chance(0.6)) {
    aim_phone(dice, plan, {2, 30});
  } else {
    aim_video(dice, plan, {0, 15}, 0);
  }
  plan.effects = good_picture(dice);
  plan.jpeg_quality = dice.count(86, 95);
  constexpr std::array kWays{print_faintly, print_hairlines, wear_off, mirror_lamp};
  kWays[seed % kWays.size()](dice, plan);
  return plan;
}

}  // namespace ringside::plans
