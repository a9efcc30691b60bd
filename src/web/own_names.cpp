// SPDX-License-Identifier: MIT
#include "web/own_names.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

namespace ringside {
namespace {

// Domains that routers and multicast DNS give to machines of a home. Nobody can buy a name below them: local
// (RFC 6762), home.arpa (RFC 8375) and internal (ICANN, 2024) are reserved, lan, home and localdomain are no
// top-level domains. fritz.box belongs to the maker of those routers.
constexpr std::array<std::string_view, 7> kDomainsAtHome{"local",    "lan",         "home",     "home.arpa",
                                                         "internal", "localdomain", "fritz.box"};

constexpr std::string_view kTailnets = ".ts.net";
constexpr std::size_t kLongestName = 253;  // RFC 1035

std::string first_label(const std::string& name) { return name.substr(0, name.find('.')); }

bool is_of_names(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
}

}  // namespace

std::string host_name(std::string_view host) {
  std::string_view part;
  if (host.starts_with('[')) {
    part = host.substr(1, host.find(']') - 1);
  } else {
    part = host.substr(0, host.find(':'));
    if (part.size() > 1 && part.ends_with('.')) part.remove_suffix(1);
  }
  std::string name(part);
  std::transform(name.begin(), name.end(), name.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return name;
}

bool is_address(const std::string& name) {
  std::array<unsigned char, sizeof(in6_addr)> ignored{};
  return inet_pton(AF_INET, name.c_str(), ignored.data()) == 1 ||
         inet_pton(AF_INET6, name.c_str(), ignored.data()) == 1;
}

bool is_host_name(std::string_view name) {
  if (is_address(std::string(name))) return true;
  return !name.empty() && name.size() <= kLongestName && name.front() != '.' && name.front() != '-' &&
         name.back() != '.' && name.find("..") == std::string_view::npos &&
         std::all_of(name.begin(), name.end(), is_of_names);
}

std::vector<std::string> names_at_home(const std::string& machine_name) {
  const std::string name = host_name(machine_name);
  if (name.empty()) return {};
  const std::string own = first_label(name);
  std::vector<std::string> names{name};
  if (own != name) names.push_back(own);
  for (const std::string_view domain : kDomainsAtHome) names.push_back(own + "." + std::string(domain));
  return names;
}

bool is_tailnet_name(const std::string& name, const std::string& machine_name) {
  const std::string begin = first_label(host_name(machine_name)) + ".";
  if (begin == "." || !name.starts_with(begin) || !name.ends_with(kTailnets)) return false;
  if (name.size() <= begin.size() + kTailnets.size()) return false;
  const std::string tailnet = name.substr(begin.size(), name.size() - begin.size() - kTailnets.size());
  return tailnet.find('.') == std::string::npos;
}

}  // namespace ringside
