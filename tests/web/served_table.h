// SPDX-License-Identifier: MIT
#pragma once

#include <mutex>
#include <thread>

#include "web/fake_table.h"
#include "web/http.h"
#include "web/table_server.h"

namespace ringside::testing {

// cpp-httplib makes a static set with its first request, behind a guard that ThreadSanitizer does not see, as
// the library is built without it. One request before all others puts them in an order that it does see.
inline void warm_httplib_up() {
  httplib::Server server;
  const int port = server.bind_to_any_port("127.0.0.1");
  std::thread thread([&] { server.listen_after_bind(); });
  httplib::Client("127.0.0.1", port).Get("/");
  server.stop();
  thread.join();
}

// A server over a fake table on a free port of this machine, and what it refused.
class ServedTable {
 public:
  explicit ServedTable(WebOptions options = {}) : server_(table, prepared(std::move(options))) {
#ifdef __SANITIZE_THREAD__
    warm_httplib_up();
#endif
  }

  httplib::Client client() const {
    httplib::Client client("127.0.0.1", server_.port());
    client.set_read_timeout(10);
    return client;
  }
  const TableServer& server() const { return server_; }
  std::vector<std::string> refused() const {
    const std::lock_guard lock(mutex_);
    return refused_;
  }

  FakeTable table{view_in_play()};

 private:
  WebOptions prepared(WebOptions options) {
    options.port = 0;
    options.refused = [this](const std::string& line) {
      const std::lock_guard lock(mutex_);
      refused_.push_back(line);
    };
    return options;
  }

  mutable std::mutex mutex_;
  std::vector<std::string> refused_;
  TableServer server_;
};

inline httplib::Result post(httplib::Client client, const std::string& body,
                            const httplib::Headers& headers = {},
                            const std::string& type = "application/json") {
  return client.Post("/api/commands", headers, body, type);
}

}  // namespace ringside::testing
