// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "rules/rule_set.h"
#include "web/certificate.h"
#include "web/picture_cache.h"
#include "web/rate_limit.h"
#include "web/socket_stream.h"
#include "web/tokens.h"

namespace ringside {

// What a table server is asked for.
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

}  // namespace ringside
