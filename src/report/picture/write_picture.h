// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <string>

#include "report/data/write_file.h"

namespace ringside {

// The bytes of a picture file with that ending, dot included. Throws WriteError.
std::string encoded_picture(const std::string& extension, const cv::Mat& bgr);

// Writes a picture as the format of its name's ending (.jpg, .png, .webp, .tiff), whole or not at all. It
// holds pixels only: nothing of what a photo says about its place and time. Throws WriteError.
Written write_picture(const std::filesystem::path& path, const cv::Mat& bgr);

}  // namespace ringside
