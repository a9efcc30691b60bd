// SPDX-License-Identifier: MIT
#include "web/bounded_server.h"

#include <sys/socket.h>

#include <algorithm>

namespace ringside {
namespace {

// They answer connections that are one too many.
constexpr std::size_t kSpareThreads = 4;

std::string full_answer() {
  const std::string body = R"({"error":"too many are connected to this table; try again later"})";
  return "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nConnection: close\r\n"
         "Retry-After: 5\r\nContent-Length: " +
         std::to_string(body.size()) + "\r\n\r\n" + body;
}

// httplib's own would let two programs share a port without a word.
void take_port_alone(socket_t socket) {
  const int yes = 1;
  setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
}

}  // namespace

BoundedServer::BoundedServer(std::size_t most_connections, const SocketStream::Limits& limits)
    : most_connections_(most_connections), limits_(limits) {
  set_socket_options(take_port_alone);
  new_task_queue = [most_connections] { return new httplib::ThreadPool(most_connections + kSpareThreads); };
}

int BoundedServer::take_port(const std::string& address, int port) {
  const int taken = port == 0 ? bind_to_any_port(address) : (bind_to_port(address, port) ? port : 0);
  // httplib lets 5 wait to be accepted: a hall full of pages that come back after a restart needs more.
  if (taken > 0) ::listen(svr_sock_, static_cast<int>(most_connections_));
  return std::max(taken, 0);
}

bool BoundedServer::enter(socket_t socket) {
  const std::lock_guard lock(mutex_);
  if (stopped_ || open_.size() >= most_connections_) return false;
  return open_.insert(socket).second;
}

void BoundedServer::leave(socket_t socket) {
  const std::lock_guard lock(mutex_);
  open_.erase(socket);
}

void BoundedServer::stop_now() {
  {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    for (const socket_t socket : open_) shutdown(socket, SHUT_RDWR);
  }
  stop();
}

void BoundedServer::serve(socket_t socket) {
  SocketStream stream(socket, limits_);
  bool closed = false;
  process_request(stream, true, closed, nullptr);
}

bool BoundedServer::process_and_close_socket(socket_t socket) {
  if (enter(socket)) {
    serve(socket);
    leave(socket);
  } else {
    const std::string answer = full_answer();
    SocketStream(socket, limits_).write(answer.data(), answer.size());
  }
  close_gently(socket);
  return true;
}

}  // namespace ringside
