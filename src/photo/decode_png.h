// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "photo/image_header.h"

namespace ringside {

// A PNG as 8-bit blue-green-red, over white where it is transparent. Throws PhotoError when it is damaged.
// Prints nothing.
cv::Mat decode_png(Bytes file, const ImageHeader& header);

}  // namespace ringside
