// SPDX-License-Identifier: MIT
#include "plans/boardless_plan.h"

#include <array>
#include <cmath>

#include "plans/boardless_scenes.h"

namespace ringside::plans {
namespace {

using namespace drawing;

struct Sort {
  const char* difficulty;
  Scene (*scene)(Dice& dice);
  double shown;  // mm on the surface, across the picture's shorter side
};

constexpr std::array kSorts{
    Sort{"a plate: wide bands on china", plate_scene, 800},
    Sort{"a target with bands of two colours", target_scene, 750},
    Sort{"planks and grain", planks_scene, 700},
    Sort{"a round clock", clock_scene, 700},
    Sort{"a round drain", drain_scene, 700},
    Sort{"a page of text", page_scene, 450},
    Sort{"discs strewn on wood", strewn_scene, 450},
    Sort{"rings and four radial lines, but no board's proportions", crossed_scene, 760}};

}  // namespace

PhotoPlan boardless_plan(Dice& dice, std::uint64_t seed) {
  const Sort& sort = kSorts[seed % kSorts.size()];
  PhotoPlan plan = boardless_photo(sort.difficulty, sort.scene, dice);
  Viewpoint& v = plan.viewpoint;
  if (dice.chance(0.3)) std::swap(v.width, v.height);
  v.focal_px = dice.between(0.55, 0.9) * std::hypot(v.width, v.height);
  v.tilt_deg = dice.between(0, 35);
  v.azimuth_deg = degrees(dice.angle());
  v.roll_deg = degrees(dice.angle());
  v.looked_at = dice.in_ring(0, 25);
  v.distance = sort.shown * dice.between(0.9, 1.2) * v.focal_px / std::min(v.width, v.height);
  expose(plan, dice);
  return plan;
}

}  // namespace ringside::plans
