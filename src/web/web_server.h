// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "web/web_error.h"
#include "web/web_options.h"

namespace ringside {

// "127.0.0.1:8080" or "[::]:8080" into address and port. Throws WebError.
void set_place(const std::string& listen, WebOptions& options);

class Routes;

// Serves what its routes answer, on threads of its own, from its construction to its end.
class WebServer {
 public:
  WebServer(const WebOptions& options, std::unique_ptr<Routes> routes);  // throws WebError
  ~WebServer();
  WebServer(const WebServer&) = delete;
  WebServer& operator=(const WebServer&) = delete;

  int port() const;
  // Of the page, with the token for those rights where one is demanded.
  std::string url(Rights rights) const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

// For people at the terminal: where the page is; for other machines also as QR codes, and what they are to
// compare of its certificate. called: what is served.
std::string announcement(const WebServer& server, const WebOptions& options,
                         const std::string& called = "table");

}  // namespace ringside
