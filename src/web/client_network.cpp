// SPDX-License-Identifier: MIT
#include "web/client_network.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

namespace ringside {

std::string client_network(const std::string& address) {
  in6_addr six{};
  if (inet_pton(AF_INET6, address.c_str(), &six) != 1 || IN6_IS_ADDR_V4MAPPED(&six)) return address;
  constexpr std::size_t kNetwork = 8;  // bytes
  std::fill(std::begin(six.s6_addr) + kNetwork, std::end(six.s6_addr), std::uint8_t{0});
  std::array<char, INET6_ADDRSTRLEN> text{};
  inet_ntop(AF_INET6, &six, text.data(), text.size());
  return std::string(text.data()) + "/64";
}

}  // namespace ringside
