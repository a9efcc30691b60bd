// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "photo/image_header.h"

namespace ringside {

// A JPEG as 8-bit blue-green-red, as it is stored. Throws PhotoError when it is damaged or takes far more
// work than its size needs. Prints nothing.
cv::Mat decode_jpeg(Bytes file, const ImageHeader& header);

}  // namespace ringside
