// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

namespace ringside {

// How values stand for light: as in usual pictures, or for light far brighter than paper (ITU-R BT.2100).
enum class Transfer { kUsual, kPerceptualQuantizer, kHybridLogGamma };
enum class Primaries { kUsual, kBt2020 };

// A picture of high dynamic range (CV_8UC3, red-green-blue) as a usual one (sRGB) shows it: paper white, of
// 203 cd/m2 (ITU-R BT.2408), is white, and what is brighter than that is white too. Hybrid log-gamma is shown
// as on a screen of 1000 cd/m2, each colour for itself.
cv::Mat in_usual_range(const cv::Mat& rgb, Transfer transfer, Primaries primaries);

}  // namespace ringside
