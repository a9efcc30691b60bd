// SPDX-License-Identifier: MIT
#include "app/progress.h"

#include <unistd.h>

#include <iostream>

#include "report/text.h"

namespace ringside {
namespace {

constexpr std::size_t kBarWidth = 30;
constexpr std::size_t kNameWidth = 30;  // the line must not wrap, or it could not be cleared
constexpr const char* kClearLine = "\r\x1b[K";

}  // namespace

Progress::Progress(std::size_t total) : total_(total), visible_(total > 1 && isatty(STDERR_FILENO) == 1) {}

void Progress::show(std::size_t done, const std::string& current) const {
  if (!visible_) return;
  const std::size_t filled = kBarWidth * done / total_;
  std::cerr << kClearLine << '[' << std::string(filled, '#') << std::string(kBarWidth - filled, '.') << "] "
            << done + 1 << '/' << total_ << ' ' << valid_utf8(printable(current).substr(0, kNameWidth))
            << std::flush;
}

void Progress::clear() const {
  if (visible_) std::cerr << kClearLine << std::flush;
}

}  // namespace ringside
