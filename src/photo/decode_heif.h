// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "photo/image_header.h"

namespace ringside {

// The primary picture of a HEIF file as 8-bit blue-green-red, upright, over white. Throws PhotoError when it
// is damaged. Prints nothing.
cv::Mat decode_heif(Bytes file, const ImageHeader& header);

}  // namespace ringside
