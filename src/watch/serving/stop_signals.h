// SPDX-License-Identifier: MIT
#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace ringside {

// SIGINT, SIGTERM and SIGHUP as a wish to stop, as long as it lives: what is being written is finished first.
// A second signal ends the program at once. Those that the program was started to ignore (nohup) stay
// ignored.
class StopSignals {
 public:
  // To be made before other threads are: they inherit that these signals are not theirs.
  StopSignals();
  ~StopSignals();
  StopSignals(const StopSignals&) = delete;
  StopSignals& operator=(const StopSignals&) = delete;

  std::stop_token token() const { return stop_.get_token(); }
  // As a signal does.
  void stop() { stop_.request_stop(); }

 private:
  void wait_for_signals(const std::stop_token& ended);

  sigset_t signals_{}, before_{};
  std::stop_source stop_;
  std::jthread waiter_;  // last: it uses all the others
};

// Returns once it is to stop.
void wait_until(const std::stop_token& stop);

}  // namespace ringside
