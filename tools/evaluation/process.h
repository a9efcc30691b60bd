// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <stdexcept>
#include <string>
#include <vector>

#include "evaluation/judged_photo.h"

namespace ringside::evaluation {

struct ProcessResult {
  enum class End {
    kExited,   // by itself
    kSignal,   // crashed, or was killed by somebody else
    kTooSlow,  // stopped by us
  };
  End end = End::kExited;
  int code = 0;  // exit code or signal
  std::string out;
  std::string err;
  Cost cost;
};

// what(): "PROGRAM: cannot be started (why); what to do".
class StartError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Runs a program and waits for it: command[0] is its path. It has nothing to read on stdin. A process that
// takes longer than the limit is killed. Throws StartError when the program cannot be started.
ProcessResult run_process(const std::vector<std::string>& command, std::chrono::milliseconds limit);

}  // namespace ringside::evaluation
