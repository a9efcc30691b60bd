// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace ringside {

// This machine's own name; empty when it has none.
std::string machine_name();

// How a table is called on the local network where multicast DNS runs.
inline constexpr const char* kNetworkName = "ringside.local";

// The IPv4 addresses under which other machines of the local network can reach this one.
std::vector<std::string> network_addresses();

// The address, without brackets, under which people reach a server that listens on that one.
std::string reachable_address(const std::string& listened_on);

}  // namespace ringside
