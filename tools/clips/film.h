// SPDX-License-Identifier: MIT
#pragma once

#include "clips/instant.h"

namespace ringside::clips {

inline constexpr double kFramesPerSecond = 30;

// What a story is filmed with: told an instant every thirtieth of a second.
class Film {
 public:
  virtual ~Film() = default;
  virtual void take(const Instant& instant) = 0;
};

}  // namespace ringside::clips
