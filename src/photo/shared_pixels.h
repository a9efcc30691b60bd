// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "photo/image_header.h"
#include "photo/in_child.h"

namespace ringside {

// Room for a picture of the size that a file says, which a child fills and its parent reads.
class SharedPixels {
 public:
  SharedPixels(const ImageHeader& header, int most_channels);  // throws std::bad_alloc

  // The picture with so many channels of 8 bits. It lies in this memory, and is not to outlive it.
  cv::Mat with(int channels) const;

 private:
  cv::Size size_;
  SharedBytes bytes_;
};

}  // namespace ringside
