// SPDX-License-Identifier: MIT
#include "broker/broker_address.h"

#include <charconv>

#include "broker/broker_error.h"
#include "web/own_names.h"

namespace ringside {
namespace {

[[noreturn]] void fail(const char* what) {
  throw BrokerError(std::string(what) + "; give it as mqtt://USER:PASSWORD@HOST:PORT, or mqtts:// for TLS");
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  fail("a % in user or password is not followed by two digits");
}

std::string decoded(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      plain += text[i];
      continue;
    }
    if (text.size() - i < 3) fail("a % in user or password is not followed by two digits");
    plain += static_cast<char>(16 * hex_digit(text[i + 1]) + hex_digit(text[i + 2]));
    i += 2;
  }
  return plain;
}

int port_of(std::string_view digits) {
  constexpr int kMostPort = 65535;
  int port = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
  if (error != std::errc() || end != digits.data() + digits.size() || port < 1 || port > kMostPort)
    fail("the broker's port is none");
  return port;
}

void take_user(std::string_view text, BrokerAddress& address) {
  const std::size_t colon = text.find(':');
  address.user = decoded(text.substr(0, colon));
  if (colon != std::string_view::npos) address.password = decoded(text.substr(colon + 1));
  if (address.user.empty()) fail("a user's name is missing before the @");
}

// "HOST", "HOST:PORT", "[::1]:PORT".
void take_place(std::string_view text, BrokerAddress& address) {
  const std::size_t after_host = text.starts_with('[') ? text.find(']') : 0;
  if (after_host == std::string_view::npos) fail("a ] is missing behind the broker's address");
  const std::size_t colon = text.find(':', after_host);
  if (colon != std::string_view::npos) address.port = port_of(text.substr(colon + 1));
  address.host = host_name(text);
  if (!is_host_name(address.host)) fail("the broker's host is none");
}

}  // namespace

std::string BrokerAddress::shown() const {
  const bool bare = host.find(':') != std::string::npos;  // IPv6
  return (tls ? "mqtts://" : "mqtt://") + (bare ? "[" + host + "]" : host) + ":" + std::to_string(port);
}

BrokerAddress broker_address(std::string_view typed) {
  constexpr std::string_view kPlain = "mqtt://", kTls = "mqtts://";
  BrokerAddress address;
  address.tls = typed.starts_with(kTls);
  if (!address.tls && !typed.starts_with(kPlain)) fail("that is no broker's address");
  if (address.tls) address.port = kMqttTlsPort;
  std::string_view rest = typed.substr(address.tls ? kTls.size() : kPlain.size());
  if (rest.ends_with('/')) rest.remove_suffix(1);
  if (rest.find_first_of("/?#") != std::string_view::npos) fail("a broker's address has no path");
  const std::size_t at = rest.rfind('@');
  if (at != std::string_view::npos) take_user(rest.substr(0, at), address);
  take_place(at == std::string_view::npos ? rest : rest.substr(at + 1), address);
  return address;
}

}  // namespace ringside
