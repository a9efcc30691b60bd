// SPDX-License-Identifier: MIT
#include "soaking/crowd.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <string_view>

#include "plans/dice.h"

namespace ringside::soaking {
namespace {

constexpr std::string_view kFollow = "GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n";

// Negative when there is none.
int connection_to(int port) {
  const int made = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (made < 0 || connect(made, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0)
    return made;
  close(made);
  return -1;
}

void say(int socket, std::string_view text) { send(socket, text.data(), text.size(), MSG_NOSIGNAL); }

}  // namespace

Crowd::Crowd(int port, int people, std::uint64_t seed) {
  plans::Dice dice(seed);
  for (int i = 0; i < people; ++i) {
    const int socket = connection_to(port);
    if (socket < 0) continue;
    const double what = dice.between(0, 1);
    say(socket, what < 0.1 ? kFollow.substr(0, kFollow.size() / 2) : kFollow);
    if (what > 0.8) {
      close(socket);
      continue;
    }
    sockets_.push_back(socket);
    if (what < 0.5) readers_.push_back(socket);
  }
  thread_ = std::jthread([this](const std::stop_token& stop) { read(stop); });
}

Crowd::~Crowd() {
  thread_.request_stop();
  thread_.join();
  for (const int socket : sockets_) close(socket);
}

void Crowd::read(const std::stop_token& stop) const {
  constexpr int kPatience = 100;  // ms
  std::vector<pollfd> waiting;
  for (const int socket : readers_) waiting.push_back({socket, POLLIN, 0});
  std::array<char, 1 << 16> bytes{};
  while (!stop.stop_requested()) {
    if (poll(waiting.data(), waiting.size(), kPatience) <= 0) continue;
    for (pollfd& one : waiting) {
      if (one.revents == 0) continue;
      if (recv(one.fd, bytes.data(), bytes.size(), MSG_DONTWAIT) == 0) one.fd = -1;  // the table let it go
    }
  }
}

}  // namespace ringside::soaking
