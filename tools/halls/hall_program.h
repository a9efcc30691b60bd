// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "broker/broker_address.h"
#include "halls/child_program.h"

namespace ringside::halls {

struct HallProgramOptions {
  std::filesystem::path program;  // ringside-hall
  BrokerAddress broker;
  std::string hall = "hall";
  std::filesystem::path ledger;
  std::filesystem::path said;  // a file for what it says
};

// `ringside hall serve` on a port of this machine. It is there when the constructor or start() returns.
class HallProgram {
 public:
  // Throws std::runtime_error with what it said where it ends instead.
  explicit HallProgram(HallProgramOptions options);

  int port() const { return port_; }
  pid_t id() const { return program_->id(); }
  bool runs() { return program_->runs(); }
  std::string said() const { return program_->said(); }
  void kill() { program_->kill(); }
  int end() { return program_->end(); }
  void start();  // again, on the same port

 private:
  HallProgramOptions options_;
  int port_ = 0;
  std::optional<ChildProgram> program_;
};

}  // namespace ringside::halls
