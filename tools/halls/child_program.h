// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

namespace ringside::halls {

// Another program as long as this lives or until it is ended. What it says on stdout and stderr is in a file.
class ChildProgram {
 public:
  // words: the program's path and its arguments. said: is appended to. Throws std::system_error.
  ChildProgram(const std::vector<std::string>& words, std::filesystem::path said);
  ~ChildProgram() { kill(); }
  ChildProgram(ChildProgram&& other) noexcept;
  ChildProgram& operator=(ChildProgram&&) = delete;

  pid_t id() const { return process_; }
  bool runs();
  std::string said() const;
  void kill();  // as a power cut does it
  int end();    // as systemd does it; its exit code, 128 + the signal where it fell

 private:
  std::filesystem::path said_;
  pid_t process_ = -1;
  int status_ = 0;
};

}  // namespace ringside::halls
