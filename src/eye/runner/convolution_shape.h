// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace ringside {

// A filter over a picture, as large as what it reaches beyond is zero.
struct ConvolutionShape {
  std::size_t inputs = 0, outputs = 0;  // channels; outputs come in fours
  std::size_t side = 1;                 // of the filter: 1, 3 or 5 pixels
  std::size_t stride = 1;
  bool is_depthwise = false;  // each channel by itself
};

}  // namespace ringside
