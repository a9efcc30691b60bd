// SPDX-License-Identifier: MIT
#include "imaging/debug_pictures.h"

// In a browser, which has no folder for them.
namespace ringside {

void debug_photo(const std::filesystem::path& /*source*/) {}

void debug_picture(std::string_view /*stage*/, const std::function<cv::Mat()>& /*draw*/) {}

}  // namespace ringside
