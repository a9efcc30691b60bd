// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <opencv2/core/mat.hpp>

namespace ringside::testing {

// What a camera shows where nothing moves: motion JPEG, all frames the same.
void write_still_clip(const std::filesystem::path& file, const cv::Mat& picture, int frames = 45,
                      double frames_per_second = 30);

}  // namespace ringside::testing
