// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "ledger/io_faults.h"

// ringside as a process of its own, also several at once. It is forked and not executed anew: loading the
// libraries would take longer than all else.
namespace ringside::testing {

struct Ending {
  int code;         // exit code; 128 + the signal after a sudden death
  std::string out;  // what it said, on both streams
  int calls;        // what it did to files; 0 after a sudden death
};

class Program {
 public:
  // Starts `ringside match ARGUMENTS`. No ledger may be open in this process meanwhile.
  explicit Program(const std::vector<std::string>& arguments, const Faults& faults = {});
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  Program(Program&& other) noexcept;
  Program& operator=(Program&&) = delete;
  ~Program();

  Ending wait();

 private:
  int process_;
  int out_;
};

inline Ending run_match(const std::vector<std::string>& arguments, const Faults& faults = {}) {
  return Program(arguments, faults).wait();
}

}  // namespace ringside::testing
