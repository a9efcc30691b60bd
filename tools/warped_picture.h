// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <opencv2/core.hpp>
#include <vector>

namespace ringside {

// Rendered once: straight from above and from aside, all of each board in its picture.
std::vector<cv::Mat3b> boards_to_warp();

// A small picture that hardly any camera makes, always the same for a seed: a board 30 to 400 pixels wide, at
// 0 to 85 degrees of tilt, cut by any edge, turned, mirrored; two of them; noise, plain colour, texture or a
// strip of a few pixels.
cv::Mat3b warped_picture(std::uint64_t seed, const std::vector<cv::Mat3b>& boards);

}  // namespace ringside
