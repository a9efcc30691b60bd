// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace ringside {

// Who an address counts as where clients are limited: an IPv4 address is one client. Of IPv6 whoever has one
// address has the 64 bits after it, too, so that the first 64 are one client. Anything else is itself.
std::string client_network(const std::string& address);

}  // namespace ringside
