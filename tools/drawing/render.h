// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/effects.h"
#include "drawing/scene.h"
#include "drawing/view.h"

namespace ringside::drawing {

// The 8-bit BGR picture of a scene; pixel centres are integers. Geometry is exact: silhouettes and printed
// prints are ray-traced, and every pixel that one of their edges may touch averages 16 rays.
// std::invalid_argument when the scene cannot be drawn: its message says why and what to do.
cv::Mat3b render(const Scene& scene, const View& view, const CameraEffects& effects = {});

}  // namespace ringside::drawing
