// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/by_processor.h"

// Inner loops in single precision over plain arrays, which the compiler turns into vector instructions. A
// kernel is an inline part of a function that is built by processor; nothing of another library that may be
// aligned otherwise is in it.
#define RINGSIDE_KERNEL RINGSIDE_ALWAYS_INLINE

namespace ringside {

// Eight numbers at once, for use within kernels.
using Eight [[gnu::vector_size(32)]] = float;
inline constexpr int kEight = 8;

// In one order, whatever the processor could do at once.
RINGSIDE_KERNEL float sum_of_eight(const Eight& v) {
  return ((v[0] + v[4]) + (v[2] + v[6])) + ((v[1] + v[5]) + (v[3] + v[7]));
}

// How much of the places about one is on the inner side of an edge: mm that it lies inside of it, and over
// how many mm the places reach. Counting places instead, drawings jump when an edge passes one, and fits do
// not come to rest.
RINGSIDE_KERNEL float share_inside(float within, float places) {
  const float share = 0.5F + within / places, least = share > 0 ? share : 0;
  return least < 1 ? least : 1;
}

}  // namespace ringside
