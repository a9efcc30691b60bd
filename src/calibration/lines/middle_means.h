// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

namespace ringside {

// Of each column and channel the mean of the middle half of its values: what a disc or a hand covers does not
// count, and levels of 8 bits average out. rows: floats; the result is one row of their type.
cv::Mat middle_means(const cv::Mat& rows);

}  // namespace ringside
