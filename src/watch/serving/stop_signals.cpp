// SPDX-License-Identifier: MIT
#include "watch/serving/stop_signals.h"

#include <condition_variable>
#include <ctime>
#include <mutex>

namespace ringside {
namespace {

bool is_ignored(int signal) {
  struct sigaction action {};
  return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

// As if nobody had waited for it.
void end_by(int signal) {
  sigset_t alone;
  sigemptyset(&alone);
  sigaddset(&alone, signal);
  std::signal(signal, SIG_DFL);
  pthread_sigmask(SIG_UNBLOCK, &alone, nullptr);
  std::raise(signal);
}

}  // namespace

StopSignals::StopSignals() {
  sigemptyset(&signals_);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP})
    if (!is_ignored(signal)) sigaddset(&signals_, signal);
  pthread_sigmask(SIG_BLOCK, &signals_, &before_);
  waiter_ = std::jthread([this](const std::stop_token& ended) { wait_for_signals(ended); });
}

StopSignals::~StopSignals() {
  waiter_.request_stop();
  waiter_.join();
  pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

void StopSignals::wait_for_signals(const std::stop_token& ended) {
  constexpr timespec kLongestWait{0, 100'000'000};  // ns: so long the end of the program may be held up
  while (!ended.stop_requested()) {
    const int caught = sigtimedwait(&signals_, nullptr, &kLongestWait);
    if (caught > 0 && !stop_.request_stop()) end_by(caught);
  }
}

void wait_until(const std::stop_token& stop) {
  std::mutex mutex;
  std::unique_lock lock(mutex);
  std::condition_variable_any stopped;
  stopped.wait(lock, stop, [] { return false; });
}

}  // namespace ringside
