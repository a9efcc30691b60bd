// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

namespace ringside {

// 8-bit picture values as amounts of light (CV_32F, same channels, 0 to 255), by the sRGB curve that cameras
// write with. A lens blurs light, not picture values. Half-way up an edge in light is where the edge is;
// half-way in picture values lies on its dark side, by half a pixel between black and pale wood.
cv::Mat linear_light(const cv::Mat& picture);

}  // namespace ringside
