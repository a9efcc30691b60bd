// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>

namespace ringside {

class Stopwatch {
 public:
  // Milliseconds since construction or the last lap.
  double lap_ms() {
    const auto now = Clock::now();
    const std::chrono::duration<double, std::milli> lap = now - start_;
    start_ = now;
    return lap.count();
  }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point start_ = Clock::now();
};

}  // namespace ringside
