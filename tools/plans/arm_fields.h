// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/looks.h"
#include "plans/ranges.h"

namespace ringside::plans {

// An arm in the way as a scene file says it; drawing::arm makes bars of it.
struct Arm {
  Vec2 tip{0, 0};  // of the fingers
  double from_deg = -90;
  double height = 30;  // of the finger tips above the deck
  drawing::Material skin = drawing::look("skin").value();
  drawing::Material sleeve = drawing::look("grey-sleeve").value();
};

template <typename Archive>
void fields(Archive& a, Arm& arm) {
  a.field("tip_mm", arm.tip, kOnBoard);
  a.field("from_deg", arm.from_deg, kTurn);
  a.field("height_mm", arm.height, kHeight);
  a.field("skin", arm.skin);
  a.field("sleeve", arm.sleeve);
}

}  // namespace ringside::plans
