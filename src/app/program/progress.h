// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

#include "app/program/terminal_line.h"

namespace ringside {

// A bar on stderr while several photos are worked on; nothing when stderr is no terminal.
class Progress {
 public:
  explicit Progress(std::size_t total) : total_(total) {}
  ~Progress() { clear(); }

  void show(std::size_t done, const std::string& current);
  void clear();  // before anything else is printed

 private:
  std::size_t total_;
  TerminalLine line_;
};

}  // namespace ringside
