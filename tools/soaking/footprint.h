// SPDX-License-Identifier: MIT
#pragma once

namespace ringside::soaking {

// What this process holds.
struct Footprint {
  double megabytes = 0;  // resident
  int descriptors = 0;
  int threads = 0;
};

Footprint footprint();

}  // namespace ringside::soaking
