// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/effects.h"
#include "drawing/scene.h"
#include "drawing/view.h"

namespace ringside::drawing {

// How many rays each pixel averages that an edge may touch.
enum class Rays { kSixteen, kFour };

// The 8-bit BGR picture of a scene; pixel centres are integers. Geometry is exact: silhouettes and printed
// prints are ray-traced, and every pixel that one of their edges may touch averages many rays.
// std::invalid_argument when the scene cannot be drawn: its message says why and what to do.
cv::Mat3b render(const Scene& scene, const View& view, const CameraEffects& effects = {},
                 Rays rays = Rays::kSixteen);

// The light in an area of that picture before a camera makes anything of it: BGR, linear, 1 = white in full
// light; each pixel as in the whole picture. gamma: what the scene's colours were encoded with.
cv::Mat3f light_in(const cv::Rect& area, const Scene& scene, const View& view, double gamma);

}  // namespace ringside::drawing
