// SPDX-License-Identifier: MIT
#pragma once

#include <doctest/doctest.h>

#include <chrono>
#include <functional>
#include <nlohmann/json.hpp>
#include <thread>

#include "web/http.h"

namespace ringside::testing {

// Whether that comes to hold before a machine under load could be blamed.
inline bool wait_until(const std::function<bool()>& holds) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(120);
  while (!holds()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  return true;
}

// A hall of this machine, asked over HTTP.
class AskedHall {
 public:
  explicit AskedHall(int port) : port_(port) {}

  // {"tables": []} where it does not answer.
  nlohmann::json hall() const {
    const auto answer = client().Get("/api/hall");
    if (!answer)
      return {{"tables", nlohmann::json::array()}, {"tournament", {{"pairings", nlohmann::json::array()}}}};
    REQUIRE(answer->status == 200);
    return nlohmann::json::parse(answer->body);
  }
  // The hall after a command that it must take.
  nlohmann::json command(const nlohmann::json& command) const {
    const auto answer = client().Post("/api/hall/commands", command.dump(), "application/json");
    REQUIRE(answer);
    CAPTURE(answer->body);
    REQUIRE(answer->status == 200);
    return nlohmann::json::parse(answer->body);
  }

 private:
  httplib::Client client() const { return httplib::Client("127.0.0.1", port_); }

  int port_;
};

}  // namespace ringside::testing
