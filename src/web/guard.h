// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "web/own_names.h"
#include "web/tokens.h"

namespace ringside {

// Why somebody is not let in.
struct Denial {
  int status;           // of HTTP
  std::string message;  // what is wrong; what to do
};

// What a request says of where it comes from; empty where it says nothing.
struct RequestOrigin {
  std::string host = {};           // header Host
  std::string origin = {};         // header Origin
  std::string fetch_site = {};     // header Sec-Fetch-Site
  std::string authorization = {};  // header Authorization
  std::string cookie = {};         // header Cookie
};

inline constexpr const char* kTokenCookie = "ringside";
inline constexpr const char* kAllowHost = "--allow-host";  // of `ringside watch`

// Under which a table may be asked for, apart from the address that it listens on.
struct OwnNames {
  std::string machine = {};               // this machine's own; those that home networks make of it count too
  std::vector<std::string> allowed = {};  // that people named (host_name): of proxies before it, and others
};

// Who may come in. A browser that shows somebody else's page must not be made to speak to the table in that
// page's name. Refused are other origins, and foreign names that were pointed at this machine (DNS
// rebinding). Pure.
class Guard {
 public:
  // address: that is listened on. secure: own pages come over HTTPS. On this machine itself only its own
  // names for itself count, and those that are allowed.
  Guard(const std::string& address, OwnNames names, Tokens tokens, bool secure);

  // May this page or program speak to the table at all? `page`: the request is for a page, as by a link.
  std::optional<Denial> foreign(const RequestOrigin& from, bool page) const;

  Rights rights_of(const RequestOrigin& from) const;
  const Tokens& tokens() const { return tokens_; }

 private:
  bool is_own_name(const std::string& host) const;
  bool is_own_page(const std::string& origin, const std::string& host) const;

  bool loopback_;
  std::string scheme_;
  OwnNames names_;
  std::vector<std::string> at_home_;
  Tokens tokens_;
};

// "127.0.0.1", "localhost", "::1", ...
bool is_loopback(const std::string& address);

}  // namespace ringside
