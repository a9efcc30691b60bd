// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "photo/bytes.h"

namespace ringside {

// A PNG as 8-bit blue-green-red, over white where it is transparent. Throws PhotoError when it is damaged.
// Prints nothing.
cv::Mat decode_png(Bytes file);

}  // namespace ringside
