// SPDX-License-Identifier: MIT
#include "web/bounded_server.h"

#include <sys/socket.h>

#include <algorithm>

#include "web/client_network.h"

namespace ringside {
namespace {

// They answer connections that are one too many.
constexpr std::size_t kSpareThreads = 4;
// Requests of one client that are waited for at the same time. A browser opens six connections, and two ahead
// of need; a proxy sends whole requests.
constexpr std::ptrdiff_t kMostHalfSent = 32;
// For a client that has just come, before its place is given to another: a request is on its way for less.
constexpr std::chrono::milliseconds kNewcomersTime{1000};

void give_error(SocketStream& stream, const std::string& head, const std::string& message) {
  const std::string body = R"({"error":")" + message + R"("})";
  const std::string answer = "HTTP/1.1 " + head +
                             "\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: " +
                             std::to_string(body.size()) + "\r\n\r\n" + body;
  stream.write(answer.data(), answer.size());
}

// httplib's own would let two programs share a port without a word.
void take_port_alone(socket_t socket) {
  const int yes = 1;
  setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
}

}  // namespace

BoundedServer::BoundedServer(std::size_t most_connections, const SocketStream::Limits& limits,
                             const std::optional<Certificate>& certificate)
    : most_connections_(most_connections), limits_(limits) {
  if (certificate) tls_.emplace(*certificate);
  set_socket_options(take_port_alone);
  new_task_queue = [most_connections] { return new httplib::ThreadPool(most_connections + kSpareThreads); };
}

int BoundedServer::take_port(const std::string& address, int port) {
  const int taken = port == 0 ? bind_to_any_port(address) : (bind_to_port(address, port) ? port : 0);
  // httplib lets 5 wait to be accepted: a hall full of pages that come back after a restart needs more.
  if (taken > 0) ::listen(svr_sock_, static_cast<int>(most_connections_));
  return std::max(taken, 0);
}

// Of those who wait for a client to go on, be it this one's or anybody's, the one that came first.
BoundedServer::Visits::iterator BoundedServer::slowest(const std::string* client) {
  auto found = open_.end();
  for (auto at = open_.begin(); at != open_.end(); ++at) {
    const Visit& visit = at->second;
    const bool may_go = visit.waits() && (!client || visit.client == *client);
    if (may_go && (found == open_.end() || visit.since < found->second.since)) found = at;
  }
  return found;
}

// Its thread wakes and leaves.
void BoundedServer::let_go(Visits::value_type& visit) {
  visit.second.let_go = true;
  shutdown(visit.first, SHUT_RDWR);
}

bool BoundedServer::make_place(const std::string& client, Clock::time_point now) {
  const auto half_sent = [&](const auto& one) { return one.second.client == client && one.second.waits(); };
  if (std::count_if(open_.begin(), open_.end(), half_sent) >= kMostHalfSent) {
    // By now they may have said more.
    if (const auto own = slowest(&client); own != open_.end()) let_go(*own);
  }
  const auto stays = [](const auto& one) { return !one.second.let_go; };
  if (std::count_if(open_.begin(), open_.end(), stays) < static_cast<std::ptrdiff_t>(most_connections_))
    return true;
  const auto found = slowest(nullptr);
  if (found == open_.end() || now - found->second.since < kNewcomersTime) return false;
  let_go(*found);
  return true;
}

bool BoundedServer::enter(const SocketStream& stream) {
  std::string address;
  int port = 0;
  stream.get_remote_ip_and_port(address, port);
  const std::string client = client_network(address);
  const auto now = Clock::now();
  const std::lock_guard lock(mutex_);
  if (stopped_ || !make_place(client, now)) return false;
  return open_.insert({stream.socket(), Visit{&stream, client, now}}).second;
}

void BoundedServer::leave(socket_t socket) {
  const std::lock_guard lock(mutex_);
  open_.erase(socket);
}

void BoundedServer::stop_now() {
  {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    for (auto& visit : open_) let_go(visit);
  }
  stop();
}

void BoundedServer::serve(httplib::Stream& stream, SocketStream& below) {
  bool closed = false;
  process_request(stream, true, closed, [&](const httplib::Request& request) {
    if (large_ && request.method == "POST" && request.path == large_->path)
      below.allow_more(large_->bytes, large_->time);
  });
}

void BoundedServer::answer_over_tls(SocketStream& stream) {
  TlsStream secure(*tls_, stream);
  const auto handshake = secure.accept();
  if (handshake == TlsStream::Handshake::kDone) serve(secure, stream);
  if (handshake == TlsStream::Handshake::kSpokePlainHttp)
    give_error(stream, "400 Bad Request",
               "this table speaks HTTPS; open the address that begins with https://");
}

void BoundedServer::answer(SocketStream& stream) {
  if (tls_) return answer_over_tls(stream);
  serve(stream, stream);
}

bool BoundedServer::process_and_close_socket(socket_t socket) {
  {
    SocketStream stream(socket, limits_);
    if (enter(stream)) {
      answer(stream);
      leave(socket);
    } else if (!tls_) {  // a handshake would hold the spare thread
      give_error(stream, "503 Service Unavailable\r\nRetry-After: 5",
                 "too many are connected to this table; try again later");
    }
  }
  close_gently(socket);
  return true;
}

}  // namespace ringside
