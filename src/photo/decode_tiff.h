// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "photo/image_header.h"

namespace ringside {

// The first picture of a TIFF as 8-bit blue-green-red, as it is stored, over white where it is transparent.
// Throws PhotoError when it is damaged. Prints nothing.
cv::Mat decode_tiff(Bytes file, const ImageHeader& header);

}  // namespace ringside
