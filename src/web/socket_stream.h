// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <chrono>
#include <string>

#include "web/http.h"

namespace ringside {

// A connection to a client that may be slow, silent or hostile. What it may send and how long it may take are
// bounded, and a write that makes no progress fails. The socket stays its owner's.
class SocketStream final : public httplib::Stream {
 public:
  using Clock = std::chrono::steady_clock;

  struct Limits {
    std::size_t request_bytes = std::size_t{96} * 1024;  // head and body together
    std::chrono::milliseconds request_time{10'000};
    std::chrono::milliseconds stalled_write{5'000};
  };

  SocketStream(socket_t socket, const Limits& limits);

  bool is_readable() const override;
  bool is_writable() const override;
  ssize_t read(char* data, size_t size) override;
  ssize_t write(const char* data, size_t size) override;
  void get_remote_ip_and_port(std::string& ip, int& port) const override;
  void get_local_ip_and_port(std::string& ip, int& port) const override;
  socket_t socket() const override { return socket_; }

  // From now on it may send so much more, and has so much time for it.
  void allow_more(std::size_t bytes, std::chrono::milliseconds time);

  // The client is to say more, and has not yet. May be asked from any thread.
  bool waits_for_client() const { return waits_; }

 private:
  socket_t socket_;
  Limits limits_;
  std::size_t bytes_left_;
  Clock::time_point deadline_;
  std::atomic<bool> waits_ = false;
  // Of the client. Kept, because the system forgets it when the connection is cut.
  std::string address_;
  int port_ = 0;
};

// Ends a connection so that the last answer arrives. What the other side still sends is read for a moment,
// else the kernel would drop the answer.
void close_gently(socket_t socket);

}  // namespace ringside
