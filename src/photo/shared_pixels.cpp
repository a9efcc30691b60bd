// SPDX-License-Identifier: MIT
#include "photo/shared_pixels.h"

namespace ringside {

SharedPixels::SharedPixels(const ImageHeader& header, int most_channels)
    : size_(static_cast<int>(header.width), static_cast<int>(header.height)),
      bytes_(std::size_t{header.width} * header.height * static_cast<std::size_t>(most_channels)) {}

cv::Mat SharedPixels::with(int channels) const { return {size_, CV_8UC(channels), bytes_.data()}; }

}  // namespace ringside
