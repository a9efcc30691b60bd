// SPDX-License-Identifier: MIT
#pragma once

#include "teaching/backgrounds.h"
#include "teaching/canvas.h"

// What else is in pictures of boards: behind them and before them. It is drawn plainly; that it is there is
// what matters.
namespace ringside::teaching {

// The table in the plane z of the board, and things that lie on it beside the board. Gives what the table
// covers.
Outline draw_table(Canvas& canvas, const EyeView& view, double z, const Backgrounds& backgrounds, Dice& dice);
void draw_wall(Canvas& canvas, Dice& dice);
void draw_person(Canvas& canvas, const Vec2& head, double size, Dice& dice);
// An arm from the picture's edge; size: half the hand's width, pixels.
void draw_arm(Canvas& canvas, const Vec2& hand, double size, Dice& dice);
// A part of a photo, or a cut-out thing, about that place.
void draw_pasted(Canvas& canvas, const Vec2& middle, const Vec2& size, const Backgrounds& backgrounds,
                 Dice& dice);
// A cup, a bottle or a box that stands at that place of the board's frame.
void draw_thing_at(Canvas& canvas, const EyeView& view, const Vec3& foot, Dice& dice);
// Captions and scores as broadcasts have them.
void draw_captions(Canvas& canvas, Dice& dice);

}  // namespace ringside::teaching
