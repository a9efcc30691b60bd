// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "app/program/parser.h"
#include "watch/serving/network_name.h"
#include "web/web_options.h"
#include "web/web_server.h"

namespace ringside {

struct PageOptions {
  std::string listen;            // "ADDRESS:PORT"
  std::filesystem::path folder;  // where tokens and certificate are kept
  // To serve HTTPS by, as PEM files. Empty: by one of its own where other machines are let in. Without a key
  // the certificate's file holds it too.
  std::string certificate = {}, key = {};
  bool insecure = false;                        // plain HTTP for other machines too
  std::vector<std::string> allowed_hosts = {};  // under which it is known too, as typed
  // Gets what RefusalLog reports, a line at a time and from any thread.
  std::function<void(const std::string& line)> refused;
};

// A page that is served as long as this lives, and its name on the network where it has one.
struct ServedPage {
  std::unique_ptr<WebServer> server;
  std::unique_ptr<NetworkName> name;
};

using MakeServer = std::function<std::unique_ptr<WebServer>(const WebOptions& options)>;

// Of all pages but --listen.
void add_page_options(const Parser& parser, PageOptions& page);

// Serves a page, and says on stderr where it is. Other machines than this one are only let in with tokens,
// and over HTTPS. called: what is served, "table". Throws CommandError.
ServedPage serve_page(const MakeServer& make, const std::string& called, const PageOptions& page,
                      const WebClock& now = std::chrono::steady_clock::now);

}  // namespace ringside
