// SPDX-License-Identifier: MIT
#include "app/program/terminal_line.h"

#include <sys/ioctl.h>

#include "report/data/text.h"
#include "text/columns.h"

namespace ringside {
namespace {

constexpr std::string_view kClearLine = "\r\x1b[K";

std::size_t columns_on(int terminal) {
  constexpr std::size_t kDefaultColumns = 80;
  winsize size{};
  return ioctl(terminal, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : kDefaultColumns;
}

// A terminal that went away is no reason to stop.
void put(int terminal, std::string_view text) {
  [[maybe_unused]] const auto written = ::write(terminal, text.data(), text.size());
}

}  // namespace

TerminalLine::TerminalLine(int terminal) : terminal_(terminal), visible_(isatty(terminal) == 1) {}

TerminalLine::~TerminalLine() {
  if (!text_.empty()) put(terminal_, "\n");
}

void TerminalLine::show(const std::string& text) {
  if (!visible_) return;
  const std::lock_guard lock(mutex_);
  // A line that wraps could not be rewritten; the last column makes some terminals wrap.
  text_ = cut_to(printable(text), columns_on(terminal_) - 1);
  draw();
}

void TerminalLine::print_above(const std::function<void()>& print) {
  const std::lock_guard lock(mutex_);
  if (!text_.empty()) put(terminal_, kClearLine);
  print();
  if (!text_.empty()) draw();
}

void TerminalLine::draw() const { put(terminal_, std::string(kClearLine) + text_); }

}  // namespace ringside
