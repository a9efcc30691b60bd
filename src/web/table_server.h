// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "live/view/table_door.h"
#include "rules/rule_set.h"
#include "web/certificate.h"
#include "web/picture_cache.h"
#include "web/rate_limit.h"
#include "web/socket_stream.h"
#include "web/tokens.h"
#include "web/web_error.h"

namespace ringside {

struct WebOptions {
  std::string address = "127.0.0.1";  // to listen on; anything but this machine itself demands tokens
  int port = 8080;                    // 0: any that is free
  Tokens tokens = {};
  std::vector<std::string> allowed_hosts = {};  // further names of the table (web/own_names.h)
  std::optional<Certificate> certificate = {};  // to serve HTTPS; else plain HTTP
  std::vector<RuleSet> rules = {};              // to begin a match with
  std::filesystem::path pocket = {};            // the pocket app's folder (web/pocket_site.h); empty: none
  // Called, from any thread, for every request that was refused: one printable line.
  std::function<void(const std::string&)> refused = [](const std::string&) {};

  std::size_t most_connections = 320;           // each costs a thread while it lasts
  std::size_t most_listeners = 256;             // of those, how many may follow /api/events
  std::chrono::milliseconds pause{50};          // between two views to a listener
  std::chrono::milliseconds heartbeat{10'000};  // to a listener when nothing happens
  std::chrono::milliseconds fresh_picture{300};
  std::chrono::milliseconds fresh_evidence{60'000};  // while nothing changes at the table
  SocketStream::Limits limits = {};
  RateLimit::Options rate = {};
  WebClock now = [] { return std::chrono::steady_clock::now(); };
};

// "127.0.0.1:8080" or "[::]:8080" into address and port. Throws WebError.
void set_place(const std::string& listen, WebOptions& options);

// Serves the page, the overlay and the API of docs/api.md over a table, on threads of its own, from its
// construction to its end. The table must outlive it.
class TableServer {
 public:
  TableServer(TableDoor& door, const WebOptions& options);  // throws WebError
  ~TableServer();
  TableServer(const TableServer&) = delete;
  TableServer& operator=(const TableServer&) = delete;

  int port() const;
  // Of the page, with the token for those rights where one is demanded.
  std::string url(Rights rights) const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

// For people at the terminal: where the page is; for other machines also as QR codes, and what they are to
// compare of its certificate.
std::string announcement(const TableServer& server, const WebOptions& options);

}  // namespace ringside
