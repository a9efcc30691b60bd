// SPDX-License-Identifier: MIT
#include "halls/hall_program.h"

#include <chrono>
#include <stdexcept>
#include <thread>

namespace ringside::halls {
namespace {

constexpr std::string_view kAnnounced = "the hall's page: http://127.0.0.1:";

std::string broker_url(const BrokerAddress& address) {
  const std::string who = address.user.empty() ? "" : address.user + ":" + address.password + "@";
  return "mqtt://" + who + address.host + ":" + std::to_string(address.port);
}

}  // namespace

HallProgram::HallProgram(HallProgramOptions options) : options_(std::move(options)) { start(); }

void HallProgram::start() {
  const std::size_t before = program_ ? program_->said().size() : 0;
  program_.reset();
  program_.emplace(
      std::vector<std::string>{options_.program, "hall", "serve", "--mqtt", broker_url(options_.broker),
                               "--hall", options_.hall, "--db", options_.ledger, "--listen",
                               "127.0.0.1:" + std::to_string(port_)},
      options_.said);
  for (;;) {
    const bool runs = program_->runs();
    const std::string said = program_->said();
    const auto at = said.find(kAnnounced, before);
    if (at != std::string::npos && said.find('\n', at) != std::string::npos) {
      port_ = std::stoi(said.substr(at + kAnnounced.size()));
      return;
    }
    if (!runs) throw std::runtime_error("the hall has ended: " + said);
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

}  // namespace ringside::halls
