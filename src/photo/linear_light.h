// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

namespace ringside {

// 8-bit picture values as amounts of light (CV_32F, same channels, 0 to 255), by the sRGB curve that cameras
// write with. A lens blurs light, not picture values: half-way up an edge in light is where the edge is;
// half-way in picture values lies on its dark side, by half a pixel between black and pale wood.
cv::Mat linear_light(const cv::Mat& picture);

// The same of one value, both as shares of white.
double light_of_level(double share);

// Light where edges count, CV_32FC3 of 8-bit BGR: that of the luma, and what blue and red have beyond it,
// times kColourTrust. Sensors see colour through a mosaic, and JPEG, WebP, HEIC and video keep it at half the
// luma's resolution, so that each channel's edges are drawn out and lie elsewhere once they are turned into
// light.
cv::Mat sharp_light(const cv::Mat& bgr);

// Of rendered discs (JPEG, 4:2:0) radii were off by 0.131 mm RMS with all channels alike (0.088 at 4:4:4),
// 0.117 by luma alone, which does not tell a red disc from a deck as dark, and 0.108, 0.104 and 0.120 with
// 0.03, 0.1, 0.2.
inline constexpr float kColourTrust = 0.1F;

}  // namespace ringside
