// SPDX-License-Identifier: MIT
#pragma once

#include <mutex>

#include "desk/played_match.h"
#include "desk/serve/hall_desk.h"
#include "desk/serve/hall_routes.h"
#include "report/match/match_file.h"
#include "support/temp_folder.h"
#include "web/web_server.h"

namespace ringside::testing {

// A hall with the tournament of paired_tournament(), its page on a free port of this machine.
struct ServedHall {
  explicit ServedHall(WebOptions options = {})
      : id(begin(file)),
        desk(hall::HallLedger(file), id,
             {.now = [] { return hall::testing::kNoon; },
              .tell = [this](const std::string& line) { tell(line); }}),
        server(on_any_port(options), std::make_unique<hall::HallRoutes>(desk, on_any_port(options))) {}

  hall::Tournament kept() const { return hall::HallLedger::to_read(file).find(id).tournament; }
  void publish(const std::string& topic, const std::string& payload) {
    desk.take({.topic = "ringside/hall/" + topic, .payload = payload});
  }
  void tell(const std::string& line) {
    heard(line);
    const std::lock_guard lock(mutex);
    lines.push_back(line);
  }
  std::vector<std::string> told() const {
    const std::lock_guard lock(mutex);
    return lines;
  }
  httplib::Client client() const { return httplib::Client("127.0.0.1", server.port()); }
  httplib::Result post(const std::string& body, httplib::Headers headers = {}) const {
    return client().Post("/api/hall/commands", headers, body, "application/json");
  }

  test::TempFolder folder;
  std::filesystem::path file = folder / "t.db";
  mutable std::mutex mutex;
  std::vector<std::string> lines;  // that it told a person
  // Called with each before it is kept; the desk waits for it.
  std::function<void(const std::string&)> heard = [](const std::string&) {};
  std::int64_t id;
  hall::HallDesk desk;
  WebServer server;

 private:
  static WebOptions on_any_port(WebOptions options) {
    options.port = 0;
    return options;
  }
  static std::int64_t begin(const std::filesystem::path& file) {
    hall::HallLedger ledger(file);
    const hall::Tournament tournament = paired_tournament();
    const auto id = ledger.create(tournament.setup, hall::testing::kNoon).id;
    ledger.append(id, hall::testing::kNoon, [&](const hall::Tournament&) {
      std::vector<hall::Action> actions;
      for (const hall::Entry& entry : tournament.entries) actions.push_back(entry.action);
      return actions;
    });
    return id;
  }
};

}  // namespace ringside::testing
