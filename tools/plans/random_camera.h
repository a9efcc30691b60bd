// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/effects.h"
#include "plans/dice.h"
#include "plans/photo_plan.h"

namespace ringside::plans {

struct TiltRange {
  double least_deg;
  double most_deg;
};

// Looks at the board so that all of it, rim included, fills this share of the picture's shorter side. The
// picture's size and the focal length must be set.
void aim(Dice& dice, PhotoPlan& plan, TiltRange tilt, double share);

// In the hand, 2 megapixels, once in a while 8; now and then turned upright.
void aim_phone(Dice& dice, PhotoPlan& plan, TiltRange tilt);

// Over the table, 1920x1080. barrel: how much of the radius the lens takes away at the outer line, at most.
void aim_video(Dice& dice, PhotoPlan& plan, TiltRange tilt, double barrel);

// The same picture of so many times the pixels a side.
void scale(PhotoPlan& plan, double factor);

// Of the outer line.
double share_in_picture(const PhotoPlan& plan);

// Steps back until the whole outer line is in the picture.
void show_whole(PhotoPlan& plan);

// One edge of the picture cuts off up to `most` of the outer line's diameter.
void crop_board(Dice& dice, PhotoPlan& plan, double most);

drawing::CameraEffects good_picture(Dice& dice);
drawing::CameraEffects poor_picture(Dice& dice);

drawing::Light random_light(Dice& dice);

}  // namespace ringside::plans
