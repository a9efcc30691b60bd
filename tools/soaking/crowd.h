// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace ringside::soaking {

// People who follow a table's events from this machine: some read, some never do, some go at once, some send
// half a request. All are gone with it.
class Crowd {
 public:
  Crowd(int port, int people, std::uint64_t seed);
  ~Crowd();
  Crowd(const Crowd&) = delete;
  Crowd& operator=(const Crowd&) = delete;

 private:
  void read(const std::stop_token& stop) const;

  std::vector<int> sockets_;
  std::vector<int> readers_;
  std::jthread thread_;  // last: it uses the others
};

}  // namespace ringside::soaking
