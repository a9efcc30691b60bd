// SPDX-License-Identifier: MIT
#include "broker/loopback.h"

#include <arpa/inet.h>
#include <doctest/doctest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdint>

namespace ringside::testing {
namespace {

sockaddr_in on_loopback(int port) {
  sockaddr_in place{};
  place.sin_family = AF_INET;
  place.sin_port = htons(static_cast<std::uint16_t>(port));
  place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return place;
}

}  // namespace

int bound_to_free_port(int socket) {
  sockaddr_in place = on_loopback(0);
  socklen_t size = sizeof place;
  REQUIRE(bind(socket, reinterpret_cast<sockaddr*>(&place), size) == 0);
  REQUIRE(getsockname(socket, reinterpret_cast<sockaddr*>(&place), &size) == 0);
  return ntohs(place.sin_port);
}

int connected_to(int port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_in place = on_loopback(port);
  if (connect(socket, reinterpret_cast<const sockaddr*>(&place), sizeof place) == 0) return socket;
  close(socket);
  return -1;
}

}  // namespace ringside::testing
