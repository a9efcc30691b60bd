// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/scene.h"
#include "plans/dice.h"
#include "plans/photo_plan.h"

// Things that are no crokinole board, built of what boards are built of; without light.
namespace ringside::plans {

drawing::Scene plate_scene(Dice& dice);    // one to three wide bands and a well of other proportions
drawing::Scene target_scene(Dice& dice);   // evenly spaced bands of two colours: archery, darts
drawing::Scene planks_scene(Dice& dice);   // a floor or a table
drawing::Scene clock_scene(Dice& dice);    // numerals, hands and a ring or two
drawing::Scene drain_scene(Dice& dice);    // metal with rings of holes
drawing::Scene page_scene(Dice& dice);     // lines of words
drawing::Scene strewn_scene(Dice& dice);   // discs anywhere
drawing::Scene crossed_scene(Dice& dice);  // rings crossed by four lines

// A photo of one, from nowhere yet.
PhotoPlan boardless_photo(const char* difficulty, drawing::Scene (*scene)(Dice& dice), Dice& dice);
// What camera and file make of it.
void expose(PhotoPlan& plan, Dice& dice);

}  // namespace ringside::plans
