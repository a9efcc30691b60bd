// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "photo/image_header.h"

namespace ringside {

// The picture as 8-bit blue-green-red; as stored, but for TIFF, which OpenCV 4.6 turns upright whatever it is
// told. Throws PhotoError when it is damaged. Prints nothing.
cv::Mat decode(Bytes file, const ImageHeader& header);

}  // namespace ringside
