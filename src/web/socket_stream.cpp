// SPDX-License-Identifier: MIT
#include "web/socket_stream.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>

namespace ringside {
namespace {

using std::chrono::milliseconds;

bool ready(socket_t socket, short events, milliseconds patience) {
  pollfd waited{socket, events, 0};
  const int count = poll(&waited, 1, static_cast<int>(std::max(patience, milliseconds(0)).count()));
  return count > 0 && (waited.revents & (events | POLLHUP | POLLERR)) != 0;
}

using Name = int (*)(int, sockaddr*, socklen_t*);

// Of one end of the connection, by getpeername or getsockname.
void read_address(Name name, socket_t socket, std::string& ip, int& port) {
  sockaddr_storage address{};
  socklen_t size = sizeof address;
  if (name(socket, reinterpret_cast<sockaddr*>(&address), &size) != 0) return;
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (address.ss_family == AF_INET) {
    const auto* four = reinterpret_cast<const sockaddr_in*>(&address);
    inet_ntop(AF_INET, &four->sin_addr, text.data(), text.size());
    port = ntohs(four->sin_port);
  } else if (address.ss_family == AF_INET6) {
    const auto* six = reinterpret_cast<const sockaddr_in6*>(&address);
    inet_ntop(AF_INET6, &six->sin6_addr, text.data(), text.size());
    port = ntohs(six->sin6_port);
  }
  ip = text.data();
}

}  // namespace

SocketStream::SocketStream(socket_t socket, const Limits& limits)
    : socket_(socket),
      limits_(limits),
      bytes_left_(limits.request_bytes),
      deadline_(Clock::now() + limits.request_time) {
  read_address(getpeername, socket, address_, port_);
}

bool SocketStream::is_readable() const { return bytes_left_ > 0 && ready(socket_, POLLIN, milliseconds(0)); }

bool SocketStream::is_writable() const { return ready(socket_, POLLOUT, limits_.stalled_write); }

ssize_t SocketStream::read(char* data, size_t size) {
  const auto patience = std::chrono::duration_cast<milliseconds>(deadline_ - Clock::now());
  if (bytes_left_ == 0) return -1;
  if (!ready(socket_, POLLIN, milliseconds(0))) {
    waits_ = true;
    const bool came = ready(socket_, POLLIN, patience);
    waits_ = false;
    if (!came) return -1;
  }
  const ssize_t count = recv(socket_, data, std::min(size, bytes_left_), MSG_DONTWAIT);
  if (count > 0) bytes_left_ -= static_cast<std::size_t>(count);
  return count;
}

ssize_t SocketStream::write(const char* data, size_t size) {
  if (!is_writable()) return -1;
  return send(socket_, data, size, MSG_NOSIGNAL | MSG_DONTWAIT);
}

void SocketStream::allow_more(std::size_t bytes, milliseconds time) {
  bytes_left_ += bytes;
  deadline_ = Clock::now() + time;
}

void SocketStream::get_remote_ip_and_port(std::string& ip, int& port) const {
  ip = address_;
  port = port_;
}

void SocketStream::get_local_ip_and_port(std::string& ip, int& port) const {
  read_address(getsockname, socket_, ip, port);
}

void close_gently(socket_t socket) {
  constexpr int kMostReads = 64;
  constexpr milliseconds kPatience{200}, kMostTime{1000};  // a thread is held by who sends a byte at a time
  const auto end = std::chrono::steady_clock::now() + kMostTime;
  shutdown(socket, SHUT_WR);
  std::array<char, 4096> ignored{};
  for (int i = 0; i < kMostReads && std::chrono::steady_clock::now() < end; ++i) {
    if (!ready(socket, POLLIN, kPatience)) break;
    if (recv(socket, ignored.data(), ignored.size(), MSG_DONTWAIT) <= 0) break;
  }
  close(socket);
}

}  // namespace ringside
