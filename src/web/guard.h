// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

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

// Who may come in. A browser that shows somebody else's page must not be made to speak to the table in that
// page's name. Refused are other origins, and foreign names that were pointed at this machine (DNS
// rebinding). Pure.
class Guard {
 public:
  // address: that is listened on. machine_name: this machine's own, under which others may know it. secure:
  // own pages come over HTTPS.
  Guard(const std::string& address, const std::string& machine_name, Tokens tokens, bool secure);

  // May this page or program speak to the table at all? `page`: the request is for a page, as by a link.
  std::optional<Denial> foreign(const RequestOrigin& from, bool page) const;

  Rights rights_of(const RequestOrigin& from) const;
  const Tokens& tokens() const { return tokens_; }

 private:
  bool is_own_name(const std::string& host) const;

  bool loopback_;
  std::string scheme_;
  std::vector<std::string> names_;
  Tokens tokens_;
};

// "127.0.0.1", "localhost", "::1", ...
bool is_loopback(const std::string& address);

}  // namespace ringside
