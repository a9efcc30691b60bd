// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace ringside::testing {

// `ringside` beside the test, silent, as long as the object lives or until it is killed.
class StartedProgram {
 public:
  explicit StartedProgram(std::vector<std::string> arguments);
  ~StartedProgram() { kill(); }
  StartedProgram(const StartedProgram&) = delete;
  StartedProgram& operator=(const StartedProgram&) = delete;

  // As a power cut does it.
  void kill();

 private:
  pid_t process_ = -1;
};

}  // namespace ringside::testing
