// SPDX-License-Identifier: MIT
#pragma once

namespace ringside::drawing {

// 0 to 255 per channel, as it comes out on a level surface in full light.
struct Colour {
  double red, green, blue;
};

}  // namespace ringside::drawing
