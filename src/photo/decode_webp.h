// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "photo/image_header.h"

namespace ringside {

// A WebP as 8-bit blue-green-red, over white where it is transparent. Throws PhotoError when it is damaged or
// moves. Prints nothing.
cv::Mat decode_webp(Bytes file, const ImageHeader& header);

}  // namespace ringside
