// SPDX-License-Identifier: MIT
#pragma once

#include "plans/dice.h"
#include "plans/photo_plan.h"

// What makes a photo hard: things in the way and bad light.
namespace ringside::plans {

void reach_in(Dice& dice, PhotoPlan& plan);  // a hand on an arm
void caption(Dice& dice, PhotoPlan& plan);   // a broadcaster's bar
void shine(Dice& dice, PhotoPlan& plan);     // a lamp mirrored in varnish

// A low sun, and a beam out of sight whose shadow crosses the board.
void cast_shade(Dice& dice, PhotoPlan& plan);

}  // namespace ringside::plans
