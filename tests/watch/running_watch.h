// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

namespace ringside::testing {

// `ringside watch` with its page, on a free port of this machine, as long as the object lives or until it is
// killed.
class RunningWatch {
 public:
  // Returns when the page can be opened; REQUIREs that it can.
  RunningWatch(const std::filesystem::path& folder, const std::vector<std::string>& arguments);
  ~RunningWatch();
  RunningWatch(const RunningWatch&) = delete;
  RunningWatch& operator=(const RunningWatch&) = delete;

  int port() const { return port_; }
  // The next event, a line of JSON; empty when there will be none.
  std::string next_event() { return line_of(events_); }
  // Reads events up to the next of that name; false when there will be none.
  bool wait_for(const std::string& event);
  // Sends the signal, waits for the end, and returns the exit code; 128 + the signal that ended it.
  int stop(int signal);
  // What it says on stderr after where the page is, up to its end; after stop() or kill().
  std::string further_messages();
  // As a power cut does it.
  void kill();

 private:
  static std::string line_of(std::FILE* stream);

  pid_t process_ = -1;
  std::FILE* events_ = nullptr;    // its stdout
  std::FILE* messages_ = nullptr;  // its stderr
  int port_ = 0;
};

}  // namespace ringside::testing
