// SPDX-License-Identifier: MIT
#include "live/video/message_socket.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

namespace ringside {

MessageSocket::~MessageSocket() {
  if (descriptor_ >= 0) close(descriptor_);
}

std::string MessageSocket::receive_text(std::size_t most) {
  std::string text(most, '\0');
  const std::size_t size = receive_bytes(text.data(), most);
  text.resize(size <= most ? size : 0);
  return text;
}

bool MessageSocket::send_bytes(const void* bytes, std::size_t size) const {
  return ::send(descriptor_, bytes, size, MSG_DONTWAIT | MSG_NOSIGNAL) == static_cast<ssize_t>(size);
}

bool MessageSocket::wait_for_message(std::chrono::milliseconds patience) const {
  pollfd wanted{descriptor_, POLLIN, 0};
  int ready = 0;
  do {
    ready = poll(&wanted, 1, static_cast<int>(patience.count()));
  } while (ready < 0 && errno == EINTR);
  return ready > 0;
}

std::size_t MessageSocket::receive_bytes(void* bytes, std::size_t size) const {
  ssize_t received = 0;
  do {
    received = recv(descriptor_, bytes, size, MSG_TRUNC);
  } while (received < 0 && errno == EINTR);
  return received < 0 ? 0 : static_cast<std::size_t>(received);
}

std::pair<MessageSocket, MessageSocket> connected_sockets() {
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0)
    throw std::system_error(errno, std::system_category());
  return {MessageSocket(ends[0]), MessageSocket(ends[1])};
}

}  // namespace ringside
