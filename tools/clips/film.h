// SPDX-License-Identifier: MIT
#pragma once

#include "clips/instant.h"

namespace ringside::clips {

// What a story is filmed with: told the instant of every frame.
class Film {
 public:
  virtual ~Film() = default;
  virtual void take(const Instant& instant) = 0;
};

}  // namespace ringside::clips
