// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "live/capture/clock.h"

namespace ringside::soaking {

// Time passes as pictures come and by sleeping, which takes none.
class SimulatedClock final : public Clock {
 public:
  Seconds now() const override { return now_; }
  void sleep_until(Seconds time) override { now_ = std::max(now_, time); }
  void pass(double seconds) { now_ += Seconds(seconds); }

 private:
  Seconds now_{0};
};

}  // namespace ringside::soaking
