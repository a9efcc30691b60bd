// SPDX-License-Identifier: MIT
#pragma once

#include "plans/dice.h"
#include "plans/photo_plan.h"

// What makes a board's lines hard to see. Each says in the plan what it is.
namespace ringside::plans {

void print_faintly(Dice& dice, PhotoPlan& plan);    // two to six grey levels from a calm deck
void print_hairlines(Dice& dice, PhotoPlan& plan);  // 0.4 to 1 pixel wide
void wear_off(Dice& dice, PhotoPlan& plan);         // a quarter to a half of them gone, powder on the deck
void mirror_lamp(Dice& dice, PhotoPlan& plan);      // across lines of half their ink

}  // namespace ringside::plans
