// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <opencv2/core.hpp>
#include <vector>

namespace ringside::rendering {

// The outer eight of the nine equal tiles of a picture, row by row, each enlarged where its shorter side is
// below 640 pixels. Where a board fills the picture, none holds a whole one.
std::vector<cv::Mat3b> outer_tiles(const cv::Mat3b& picture);

// Writes them as NAME-tile-1.jpg to NAME-tile-8.jpg with the truth of decoys, the folder where needed. Throws
// PhotoError and, when they cannot be written, std::runtime_error.
void write_tiles(const std::filesystem::path& photo, const std::filesystem::path& folder);

}  // namespace ringside::rendering
