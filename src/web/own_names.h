// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

// The names under which a table is known, as browsers write them in Host and Origin.
namespace ringside {

// "Table.local.:8080" and "[::1]:8080" to the name in small letters, without port, brackets and the dot of
// the root.
std::string host_name(std::string_view host);

// "192.168.1.7", "::1": a number cannot be pointed elsewhere as a name can.
bool is_address(const std::string& name);

// Whether it could be a host's name or address, so that it may be repeated to people.
bool is_host_name(std::string_view name);

// How home networks call a machine of that name: "table.local", "table.fritz.box", ... Nobody else can have
// such a name lead here.
std::vector<std::string> names_at_home(const std::string& machine_name);

// "table.TAILNET.ts.net" of the machine "table", in whatever tailnet. These names are given by Tailscale, who
// lets nobody choose where they lead.
bool is_tailnet_name(const std::string& name, const std::string& machine_name);

}  // namespace ringside
