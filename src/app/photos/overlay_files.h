// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

namespace ringside {

// One name in `folder` per photo: STEM-overlay.jpg. Photos of the same stem get -2, -3, ..., and no overlay
// takes the place of one of the photos.
std::vector<std::filesystem::path> overlay_files(const std::vector<std::filesystem::path>& photos,
                                                 const std::filesystem::path& folder);

}  // namespace ringside
