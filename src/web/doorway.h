// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>

#include "web/guard.h"
#include "web/http.h"
#include "web/page_files.h"
#include "web/rate_limit.h"
#include "web/requests.h"
#include "web/web_options.h"

namespace ringside {

// Who is let in to a server, and what is said to those who are not.
class Doorway {
 public:
  // called: what is served, "table"; program: that printed the addresses.
  Doorway(const WebOptions& options, std::string called, std::string program);

  // To be called before any route is added.
  void attach(httplib::Server& server);

  bool may_correct(const httplib::Request& request) const;

 private:
  std::optional<Denial> denial_of(const httplib::Request& request);
  bool take_in_token(const httplib::Request& request, httplib::Response& response) const;
  void report_refused(const httplib::Request& request, httplib::Response& response) const;

  WebOptions options_;
  std::string called_, program_;
  Guard guard_;
  RateLimit rate_;
};

// Serves files as /page/NAME, or where `places` has them.
void serve_files(std::span<const PageFile> files, const std::map<std::string, std::string>& places,
                 httplib::Server& server);

// The body of a request; empty, and refused, where it did not come whole.
std::optional<std::string> whole_body(const httplib::ContentReader& read, httplib::Response& response,
                                      std::size_t most = kMostBodyBytes);

}  // namespace ringside
