// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <opencv2/core.hpp>
#include <vector>

#include "teaching/paint.h"

namespace ringside::teaching {

// Photos of other things for what is behind, under and before boards. Both may be empty: textures stand for
// them.
struct Backgrounds {
  std::vector<cv::Mat3b> photos;
  std::vector<cv::Mat4b> cutouts;  // with what they cover in the fourth channel

  // photos/*.jpg and cutouts/*.png of a folder, by name. std::runtime_error when there is none.
  static Backgrounds of_folder(const std::filesystem::path& folder);
};

// A part of a photo, or of a drawn texture, of that size. zoom: shares of the photo's width.
cv::Mat3b random_surroundings(Dice& dice, const Backgrounds& backgrounds, cv::Size size, Span zoom);

}  // namespace ringside::teaching
