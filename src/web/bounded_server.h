// SPDX-License-Identifier: MIT
#pragma once

#include <mutex>
#include <set>

#include "web/http.h"
#include "web/socket_stream.h"

namespace ringside {

// httplib's server with bounds that it lacks: one request a connection, of bounded size and time. The number
// of connections is bounded too: one too many is answered with 503.
class BoundedServer final : public httplib::Server {
 public:
  // Each holds a thread as long as it lasts.
  BoundedServer(std::size_t most_connections, const SocketStream::Limits& limits);

  // Takes the port (0: any that is free) and returns it; 0 when it cannot be had.
  int take_port(const std::string& address, int port);

  // Ends all connections; listen_after_bind() then returns.
  void stop_now();

 private:
  bool process_and_close_socket(socket_t socket) override;
  bool enter(socket_t socket);
  void leave(socket_t socket);
  void serve(socket_t socket);

  std::size_t most_connections_;
  SocketStream::Limits limits_;
  std::mutex mutex_;
  std::set<socket_t> open_;
  bool stopped_ = false;
};

}  // namespace ringside
