// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

#include "detection/shading/light_shares.h"

namespace ringside {

// What a disc's picture depends on beside its place. Gloss is one side's, the rest all discs of a photo
// share.
struct Shading {
  LightShares light = LightShares::Zero();
  // Share of the face's light that it mirrors from above: the roundings mirror other places.
  double gloss = 0;
  // Share of the deck's light that comes from the sky, of which a disc hides some beside it.
  double shelter = 0;
  double blur_px = 1;  // 1 sigma: lens, sharpening and compression together
};

// One paint is seen brighter or darker by this at most from place to place.
inline constexpr double kLightDiffers = 1.5;

// How much of a ray is unexplained: of one that something else is seen on hardly more than of one that is
// explained badly. usual_misfit: of the photo's median ray, 0.7 of which is so unexplained.
inline double unexplained(double misfit, double usual_misfit) { return std::log1p(misfit / usual_misfit); }

// Samples side by side share blur and compression, and what is not quite as drawn: so many count as one.
inline constexpr double kCorrelatedSamples = 8;

// How much such a ray counts in a fit that leaves least unexplained (Cauchy's weight).
inline double trust(double misfit, double usual_misfit) { return 1 / (1 + misfit / usual_misfit); }

// Noise grows with the root of the light, and so much is there in the dark. Of 255.
inline constexpr double kDarkNoise = 2.55;

}  // namespace ringside
