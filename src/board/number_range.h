// SPDX-License-Identifier: MIT
#pragma once

namespace ringside {

// Both ends belong to it.
struct Range {
  double min;
  double max;
};

}  // namespace ringside
