// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>

namespace ringside {

// Time that passes, and waiting for it: tests bring their own, so that none waits.
class Clock {
 public:
  using Seconds = std::chrono::duration<double>;

  virtual ~Clock() = default;
  virtual Seconds now() const = 0;             // since any moment
  virtual void sleep_until(Seconds time) = 0;  // may come back early
};

// The computer's, which nobody sets back.
class SteadyClock final : public Clock {
 public:
  Seconds now() const override;
  void sleep_until(Seconds time) override;
};

// The computer's, for who is handed none.
const Clock& steady_clock();

}  // namespace ringside
