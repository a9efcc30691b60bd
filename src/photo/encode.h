// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <optional>
#include <string>

namespace ringside {

// A picture (CV_8UC3, blue-green-red) as the bytes of a file with that ending, dot included: .jpg, .jpeg,
// .png, .webp, .tif or .tiff, in letters of either size. It holds pixels only. Empty for any other ending.
// Throws PhotoError for a picture that is too large for the format.
std::optional<std::string> encode_picture(const std::string& ending, const cv::Mat& bgr);

}  // namespace ringside
