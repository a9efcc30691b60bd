// SPDX-License-Identifier: MIT
#include "live/capture/clock.h"

#include <algorithm>
#include <thread>

namespace ringside {

Clock::Seconds SteadyClock::now() const { return std::chrono::steady_clock::now().time_since_epoch(); }

void SteadyClock::sleep_until(Seconds time) {
  constexpr Seconds kLongest{0.2};  // so that the one who waits can be stopped
  std::this_thread::sleep_for(std::min(kLongest, time - now()));
}

const Clock& steady_clock() {
  static const SteadyClock kClock;
  return kClock;
}

}  // namespace ringside
