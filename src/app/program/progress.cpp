// SPDX-License-Identifier: MIT
#include "app/program/progress.h"

namespace ringside {

void Progress::show(std::size_t done, const std::string& current) {
  constexpr std::size_t kBarWidth = 30;
  if (total_ < 2) return;
  const std::size_t filled = kBarWidth * done / total_;
  line_.show("[" + std::string(filled, '#') + std::string(kBarWidth - filled, '.') + "] " +
             std::to_string(done + 1) + "/" + std::to_string(total_) + " " + current);
}

void Progress::clear() {
  if (total_ > 1) line_.clear();
}

}  // namespace ringside
