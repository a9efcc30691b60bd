// SPDX-License-Identifier: MIT
#pragma once

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "support/wait_until.h"
#include "web/http.h"

namespace ringside::testing {

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
