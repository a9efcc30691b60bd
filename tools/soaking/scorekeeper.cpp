// SPDX-License-Identifier: MIT
#include "soaking/scorekeeper.h"

#include <chrono>
#include <nlohmann/json.hpp>
#include <thread>

#include "web/http.h"

namespace ringside::soaking {

std::string Scorekeeper::begin_match(const plans::Sides& sides) {
  const auto player = [](const char* name, const std::string& team) {
    return nlohmann::json{{"name", name}, {"team", team}};
  };
  return give(
      nlohmann::json{{"command", "start_match"},
                     {"rules", "nca"},
                     {"players", {player("First", sides.first.team), player("Second", sides.second.team)}}}
          .dump());
}

std::string Scorekeeper::end_round() { return give(R"({"command":"end_round"})"); }

std::string Scorekeeper::give(const std::string& command) {
  constexpr int kPatience = 90;  // s: longer than a table waits for a ledger
  constexpr int kDone = 200, kTooMany = 429;
  httplib::Client client("127.0.0.1", port_);
  client.set_read_timeout(kPatience);
  const httplib::Headers headers{{"Idempotency-Key", "soak-" + std::to_string(++keys_)}};
  auto answer = client.Post("/api/commands", headers, command, "application/json");
  // A crowd of this machine's may have had all requests that one address has.
  for (int left = 50; left > 0 && answer && answer->status == kTooMany; --left) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    answer = client.Post("/api/commands", headers, command, "application/json");
  }
  if (!answer) return "no answer: " + httplib::to_string(answer.error());
  return answer->status == kDone ? "" : std::to_string(answer->status) + ": " + answer->body;
}

}  // namespace ringside::soaking
