// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "web/http.h"
#include "web/routes.h"
#include "web/socket_stream.h"
#include "web/tls_stream.h"

namespace ringside {

// httplib's server with bounds that it lacks: one request a connection, of bounded size and time. The number
// of connections is bounded too: one too many is answered with 503. Requests that are sent halfway keep
// nobody out: of one client only so many are waited for, and when there is no place left, the slowest gives
// up its own. Whoever sends a request at once is let in, from the same address too, as behind a proxy.
class BoundedServer final : public httplib::Server {
 public:
  // Each holds a thread as long as it lasts. certificate: to speak HTTPS; without one it speaks plain HTTP.
  BoundedServer(std::size_t most_connections, const SocketStream::Limits& limits,
                const std::optional<Certificate>& certificate);

  // To be called before it listens. What is refused by its head is not read, however large it may be.
  void allow(const LargeBody& body) { large_ = body; }

  // Takes the port (0: any that is free) and returns it; 0 when it cannot be had.
  int take_port(const std::string& address, int port);

  // Ends all connections; listen_after_bind() then returns.
  void stop_now();

 private:
  using Clock = SocketStream::Clock;
  struct Visit {
    const SocketStream* stream;
    std::string client;
    Clock::time_point since;
    bool let_go = false;

    bool waits() const { return stream->waits_for_client() && !let_go; }
  };
  using Visits = std::map<socket_t, Visit>;

  bool process_and_close_socket(socket_t socket) override;
  void answer(SocketStream& stream);
  void answer_over_tls(SocketStream& stream);
  void serve(httplib::Stream& stream, SocketStream& below);
  bool enter(const SocketStream& stream);
  void leave(socket_t socket);
  bool make_place(const std::string& client, Clock::time_point now);
  Visits::iterator slowest(const std::string* client);
  static void let_go(Visits::value_type& visit);

  std::size_t most_connections_;
  SocketStream::Limits limits_;
  std::optional<TlsContext> tls_;
  std::optional<LargeBody> large_;
  std::mutex mutex_;
  Visits open_;
  bool stopped_ = false;
};

}  // namespace ringside
