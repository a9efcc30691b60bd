// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/matx.hpp>

#include "photo/usual_range.h"

namespace ringside::test {

// What a camera of high dynamic range stores of a usual colour (red-green-blue), as shares of the largest
// value, with the primaries of BT.2020.
cv::Vec3d with_high_range(const cv::Vec3b& rgb, Transfer transfer);

}  // namespace ringside::test
