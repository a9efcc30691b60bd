// SPDX-License-Identifier: MIT
#include "web/machine.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <unistd.h>

#include <array>
#include <memory>

namespace ringside {
namespace {

struct FreeAddresses {
  void operator()(ifaddrs* addresses) const { freeifaddrs(addresses); }
};

// Of an interface that is up and leads off this machine; empty for any other.
std::string address_of(const ifaddrs& interface) {
  const bool leads_off = (interface.ifa_flags & IFF_UP) != 0 && (interface.ifa_flags & IFF_LOOPBACK) == 0;
  if (!leads_off || interface.ifa_addr == nullptr || interface.ifa_addr->sa_family != AF_INET) return "";
  const auto* address = reinterpret_cast<const sockaddr_in*>(interface.ifa_addr);
  std::array<char, INET_ADDRSTRLEN> text{};
  inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size());
  return text.data();
}

}  // namespace

std::string machine_name() {
  std::array<char, 256> name{};
  return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

std::vector<std::string> network_addresses() {
  ifaddrs* found = nullptr;
  if (getifaddrs(&found) != 0) return {};
  const std::unique_ptr<ifaddrs, FreeAddresses> all(found);
  std::vector<std::string> addresses;
  for (const ifaddrs* interface = found; interface != nullptr; interface = interface->ifa_next) {
    const std::string address = address_of(*interface);
    if (!address.empty()) addresses.push_back(address);
  }
  return addresses;
}

std::string reachable_address(const std::string& listened_on) {
  if (listened_on != "0.0.0.0" && listened_on != "::") return listened_on;
  const std::vector<std::string> addresses = network_addresses();
  return addresses.empty() ? "127.0.0.1" : addresses.front();
}

}  // namespace ringside
