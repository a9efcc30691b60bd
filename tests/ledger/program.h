// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

// ringside as a process of its own, also several at once.
namespace ringside::testing {

struct Ending {
  int code;         // exit code; 128 + the signal after a sudden death
  std::string out;  // what it said, on both streams
};

class Program {
 public:
  // Starts `ringside match ARGUMENTS`. faults: variables of io_faults.cpp; empty: none is preloaded.
  Program(const std::vector<std::string>& arguments, const std::map<std::string, std::string>& faults = {});
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  Program(Program&& other) noexcept;
  ~Program();

  Ending wait();

 private:
  int process_;
  int out_;
};

inline Ending run_match(const std::vector<std::string>& arguments,
                        const std::map<std::string, std::string>& faults = {}) {
  return Program(arguments, faults).wait();
}

}  // namespace ringside::testing
