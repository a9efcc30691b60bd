// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/disc_outline.h"
#include "scene/shading.h"

namespace ringside {

// A disc as the fit of all discs of its photo has it, were it to lie flat on the deck.
struct FittedDisc {
  Vec2 base;  // mm, board frame
  DiscShape shape;
  Vec3 camera;  // its centre, mm
  Shading light;
  double noise_scale;  // ShadingFit::noise_scale()
};

}  // namespace ringside
