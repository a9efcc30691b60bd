// SPDX-License-Identifier: MIT
#pragma once

#include "scene/light.h"

namespace ringside {

// What a disc's picture depends on beside its place. Gloss and rim are one side's, the rest all discs of a
// photo share.
struct Shading {
  LightShares light = LightShares::Zero();
  // Share of the face's light that it mirrors from above: the roundings mirror other places.
  double gloss = 0;
  // Share of the deck's light that comes from the sky, of which a disc hides some beside it.
  double shelter = 0;
  double blur_px = 1;  // 1 sigma: lens, sharpening and compression together
  // Paint of the rounding and the side as a share of the face's, in each channel: burnt, stained or worn
  // rims.
  Vec3 rim = Vec3::Ones();
  double inset = 0;  // mm that the rim's paint reaches in over the edge of the flat face
};

// One paint is seen brighter or darker by this at most from place to place.
inline constexpr double kLightDiffers = 1.5;

// Samples side by side share blur and compression, and what is not quite as drawn: so many count as one.
inline constexpr double kCorrelatedSamples = 8;

// Noise grows with the root of the light, and so much is there in the dark. Of 255.
inline constexpr double kDarkNoise = 2.55;

}  // namespace ringside
