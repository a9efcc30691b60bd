// SPDX-License-Identifier: MIT
#pragma once

#include <unistd.h>

#include <functional>
#include <mutex>
#include <string>

namespace ringside {

// One line at the foot of a terminal that says how things stand. It is rewritten in place, and everything
// else is printed above it. Nothing is shown where there is no terminal. May be used from any thread.
class TerminalLine {
 public:
  explicit TerminalLine(int terminal = STDERR_FILENO);
  ~TerminalLine();  // lets it stand as it was shown last
  TerminalLine(const TerminalLine&) = delete;
  TerminalLine& operator=(const TerminalLine&) = delete;

  bool visible() const { return visible_; }

  // Cut where the terminal ends; made printable.
  void show(const std::string& text);
  void clear() { show({}); }
  void print_above(const std::function<void()>& print);

 private:
  void draw() const;

  int terminal_;
  bool visible_;
  std::mutex mutex_;
  std::string text_;
};

}  // namespace ringside
