// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "photo/image_header.h"

namespace ringside {

// The picture as 8-bit blue-green-red, before header.exif's orientation. Deeper values are scaled;
// transparent pixels lie over white. Throws PhotoError when it is damaged. Prints nothing.
cv::Mat decode(Bytes file, const ImageHeader& header);

}  // namespace ringside
