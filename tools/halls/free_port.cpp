// SPDX-License-Identifier: MIT
#include "halls/free_port.h"

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace ringside::halls {

int free_port() {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in place{};
  place.sin_family = AF_INET;
  place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof place;
  const bool bound = bind(socket, reinterpret_cast<sockaddr*>(&place), size) == 0 &&
                     getsockname(socket, reinterpret_cast<sockaddr*>(&place), &size) == 0;
  close(socket);
  if (!bound) throw std::system_error(errno, std::generic_category(), "no free port");
  return ntohs(place.sin_port);
}

}  // namespace ringside::halls
