// SPDX-License-Identifier: MIT
#include "web/guard.h"

#include <algorithm>

#include "web/machine.h"

namespace ringside {
namespace {

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

bool contains(const std::vector<std::string>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

// "https://table.example:8443" to "table.example"; empty for what is no page's.
std::optional<std::string> name_of_origin(const std::string& origin) {
  for (const std::string_view scheme : {"https://", "http://"})
    if (origin.starts_with(scheme)) return host_name(std::string_view(origin).substr(scheme.size()));
  return std::nullopt;
}

Denial unknown_name(const std::string& name) {
  const std::string advice = "; use the address that it was started with";
  if (!is_host_name(name)) return {421, "this table is not known by that name" + advice};
  return {421, "this table is not known as " + name + advice + ", or if that name is yours, start it with " +
                   kAllowHost + " " + name};
}

Denial foreign_page(const std::string& origin) {
  const std::string message = "another page may not speak to this table; open the table's own page";
  const auto name = name_of_origin(origin);
  if (!name || !is_host_name(*name)) return {403, message};
  return {403, message + ", or if " + *name + " is a proxy of yours before it, start it with " + kAllowHost +
                   " " + *name};
}

}  // namespace

bool is_loopback(const std::string& address) {
  const std::string name = address.starts_with(':') ? address : host_name(address);
  return name == "localhost" || name == "::1" || (name.starts_with("127.") && is_address(name));
}

Guard::Guard(const std::string& address, OwnNames names, Tokens tokens, bool secure)
    : loopback_(is_loopback(address)),
      scheme_(secure ? "https://" : "http://"),
      names_(std::move(names)),
      tokens_(std::move(tokens)) {
  at_home_ = names_at_home(names_.machine);
  if (!is_address(address)) at_home_.push_back(host_name(address));
  at_home_.emplace_back(kNetworkName);
}

bool Guard::is_own_name(const std::string& host) const {
  const std::string name = host_name(host);
  if (name == "localhost" || is_loopback(host) || contains(names_.allowed, name)) return true;
  if (loopback_) return false;
  return is_address(name) || contains(at_home_, name) || is_tailnet_name(name, names_.machine);
}

// The page that was opened at the name that was asked for; or a proxy's, which may speak HTTPS to browsers
// and another name to us.
bool Guard::is_own_page(const std::string& origin, const std::string& host) const {
  if (origin == scheme_ + host) return true;
  const auto name = name_of_origin(origin);
  return name && contains(names_.allowed, *name);
}

std::optional<Denial> Guard::foreign(const RequestOrigin& from, bool page) const {
  if (!is_own_name(from.host)) return unknown_name(host_name(from.host));
  if (!from.origin.empty() && !is_own_page(from.origin, from.host)) return foreign_page(from.origin);
  const bool asked_by_another = from.fetch_site == "cross-site" || from.fetch_site == "same-site";
  if (asked_by_another && !page)
    return Denial{403, "another page may not use this table's data; open the table's own page"};
  return std::nullopt;
}

Rights Guard::rights_of(const RequestOrigin& from) const { return tokens_.rights_of(shown_token(from)); }

}  // namespace ringside
