// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/types.hpp>
#include <string>

namespace ringside {

// How a team's labels look; the page's discs have the same colours (web/page/discs.js).
struct TeamLook {
  cv::Scalar ground;  // blue, green, red
  cv::Scalar ink;     // that stands out from it
};

TeamLook look_of(const std::string& team);

}  // namespace ringside
