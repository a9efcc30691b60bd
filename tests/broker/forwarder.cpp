// SPDX-License-Identifier: MIT
#include "broker/forwarder.h"

#include <doctest/doctest.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>

#include "broker/loopback.h"

namespace ringside::testing {
namespace {

constexpr int kLookMs = 10;

}  // namespace

Forwarder::Forwarder(const BrokerAddress& to) : to_(to) {
  listening_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  port_ = bound_to_free_port(listening_);
  REQUIRE(listen(listening_, 64) == 0);
  thread_ = std::thread([this] { work(); });
}

Forwarder::~Forwarder() {
  ended_ = true;
  thread_.join();
  close_all();
  close(listening_);
}

BrokerAddress Forwarder::address() const { return {.host = "127.0.0.1", .port = port_}; }

void Forwarder::mend() {
  silent_ = false;
  broken_ = false;
}

void Forwarder::close_all() {
  for (const Pair& pair : pairs_) {
    close(pair.table);
    close(pair.broker);
  }
  pairs_.clear();
}

void Forwarder::let_in() {
  const int table = accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC);
  if (table < 0) return;
  const int broker = broken_ ? -1 : connected_to(to_.port);
  if (broker < 0)
    close(table);
  else
    pairs_.push_back({table, broker});
}

bool Forwarder::hand_on(int from, int to) {
  std::array<char, 65536> bytes;
  const ssize_t size = recv(from, bytes.data(), bytes.size(), MSG_DONTWAIT);
  if (size <= 0) return false;
  for (ssize_t sent = 0; sent < size;) {
    const ssize_t now = send(to, bytes.data() + sent, static_cast<std::size_t>(size - sent), MSG_NOSIGNAL);
    if (now <= 0) return false;
    sent += now;
  }
  return true;
}

void Forwarder::work() {
  while (!ended_) {
    if (broken_) close_all();
    if (silent_) {
      std::this_thread::sleep_for(std::chrono::milliseconds(kLookMs));
      continue;
    }
    std::vector<pollfd> looked{{listening_, POLLIN, 0}};
    for (const Pair& pair : pairs_) {
      looked.push_back({pair.table, POLLIN, 0});
      looked.push_back({pair.broker, POLLIN, 0});
    }
    if (poll(looked.data(), looked.size(), kLookMs) <= 0) continue;
    std::vector<Pair> left;
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
      const Pair pair = pairs_[i];
      const bool whole = (looked[2 * i + 1].revents == 0 || hand_on(pair.table, pair.broker)) &&
                         (looked[2 * i + 2].revents == 0 || hand_on(pair.broker, pair.table));
      if (whole) {
        left.push_back(pair);
      } else {
        close(pair.table);
        close(pair.broker);
      }
    }
    pairs_.swap(left);
    if (looked[0].revents != 0) let_in();
  }
}

}  // namespace ringside::testing
