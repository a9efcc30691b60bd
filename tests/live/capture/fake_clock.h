// SPDX-License-Identifier: MIT
#pragma once

#include "live/capture/clock.h"

namespace ringside::test {

// Time passes by sleeping only.
class FakeClock final : public Clock {
 public:
  Seconds now() const override { return now_; }
  void sleep_until(Seconds time) override {
    if (time > now_) now_ = time;
  }
  void pass(double seconds) { now_ += Seconds(seconds); }

 private:
  Seconds now_{100};
};

}  // namespace ringside::test
