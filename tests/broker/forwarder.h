// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <thread>
#include <vector>

#include "broker/broker_address.h"

namespace ringside::testing {

// The network between tables and a broker of this machine: a port that hands on to the broker's, and that can
// be cut.
class Forwarder {
 public:
  explicit Forwarder(const BrokerAddress& to);
  ~Forwarder();
  Forwarder(const Forwarder&) = delete;
  Forwarder& operator=(const Forwarder&) = delete;

  BrokerAddress address() const;
  // As a cable that is pulled out: nothing arrives any more, and neither side is told.
  void go_silent() { silent_ = true; }
  // As a machine that dies: the broker is told that the connection ended, and nobody comes again.
  void break_off() { broken_ = true; }
  void mend();

 private:
  // Sockets that belong together.
  struct Pair {
    int table, broker;
  };

  void work();
  void let_in();
  bool hand_on(int from, int to);
  void close_all();

  BrokerAddress to_;
  int listening_ = -1, port_ = 0;
  std::atomic<bool> ended_ = false, silent_ = false, broken_ = false;
  std::vector<Pair> pairs_;
  std::thread thread_;
};

}  // namespace ringside::testing
