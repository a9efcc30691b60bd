// SPDX-License-Identifier: MIT
#include "web/guard.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

#include "web/machine.h"

namespace ringside {
namespace {

// "table.local:8080" and "[::1]:8080" to the name without port and brackets, in small letters.
std::string host_name(const std::string& host) {
  std::string name;
  if (host.starts_with('[')) {
    name = host.substr(1, host.find(']') - 1);
  } else {
    name = host.substr(0, host.find(':'));
  }
  std::transform(name.begin(), name.end(), name.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return name;
}

// A number cannot be pointed elsewhere as a name can.
bool is_number(const std::string& name) {
  std::array<unsigned char, sizeof(in6_addr)> ignored{};
  return inet_pton(AF_INET, name.c_str(), ignored.data()) == 1 ||
         inet_pton(AF_INET6, name.c_str(), ignored.data()) == 1;
}

std::string cookie_token(const std::string& cookies) {
  const std::string wanted = std::string(kTokenCookie) + "=";
  std::size_t at = 0;
  while (at < cookies.size()) {
    const std::size_t end = std::min(cookies.find(';', at), cookies.size());
    const std::size_t start = std::min(cookies.find_first_not_of(' ', at), end);
    if (cookies.compare(start, wanted.size(), wanted) == 0)
      return cookies.substr(start + wanted.size(), end - start - wanted.size());
    at = end + 1;
  }
  return "";
}

std::string shown_token(const RequestOrigin& from) {
  constexpr std::string_view kBearer = "Bearer ";
  if (from.authorization.starts_with(kBearer)) return from.authorization.substr(kBearer.size());
  return cookie_token(from.cookie);
}

}  // namespace

bool is_loopback(const std::string& address) {
  const std::string name = address.starts_with(':') ? address : host_name(address);
  return name == "localhost" || name == "::1" || (name.starts_with("127.") && is_number(name));
}

Guard::Guard(const std::string& address, const std::string& machine_name, Tokens tokens, bool secure)
    : loopback_(is_loopback(address)), scheme_(secure ? "https://" : "http://"), tokens_(std::move(tokens)) {
  const std::string name = host_name(machine_name);
  if (!loopback_ && !name.empty()) names_ = {host_name(address), name, name + ".local", kNetworkName};
}

bool Guard::is_own_name(const std::string& host) const {
  const std::string name = host_name(host);
  if (name == "localhost" || is_loopback(host)) return true;
  if (loopback_) return false;
  return is_number(name) || std::find(names_.begin(), names_.end(), name) != names_.end();
}

std::optional<Denial> Guard::foreign(const RequestOrigin& from, bool page) const {
  if (!is_own_name(from.host))
    return Denial{421, "this table is not known by that name; use the address that it was started with"};
  if (!from.origin.empty() && from.origin != scheme_ + from.host)
    return Denial{403, "another page may not speak to this table; open the table's own page"};
  const bool asked_by_another = from.fetch_site == "cross-site" || from.fetch_site == "same-site";
  if (asked_by_another && !page)
    return Denial{403, "another page may not use this table's data; open the table's own page"};
  return std::nullopt;
}

Rights Guard::rights_of(const RequestOrigin& from) const { return tokens_.rights_of(shown_token(from)); }

}  // namespace ringside
