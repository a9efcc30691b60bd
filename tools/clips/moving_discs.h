// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <span>

#include "clips/instant.h"
#include "drawing/view.h"

namespace ringside::clips {

// The pixels that a disc or its shadow may change, within the picture.
cv::Rect area_of(const drawing::Disc& disc, const drawing::Scene& scene, const drawing::View& view);

// The same over all places that it passes while the shutter is open.
cv::Rect area_of(const SeenDisc& disc, double exposure, const drawing::Scene& scene,
                 const drawing::View& view);

// Draws discs that move, smeared over the places that they pass while the shutter is open, into the light of
// the picture without them. scene: all else. Slow ones are drawn as still ones are. A smeared one dims what
// lies around it by one ray per pixel, and covers with the mean of many drawings of it.
void draw_moving(cv::Mat3f& light, std::span<const SeenDisc> discs, double exposure,
                 const drawing::Scene& scene, const drawing::View& view, double gamma);

}  // namespace ringside::clips
