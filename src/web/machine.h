// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace ringside {

// This machine's own name; empty when it has none.
std::string machine_name();

// An IPv4 address under which other machines of the local network can reach this one; empty when there is
// none.
std::string network_address();

}  // namespace ringside
