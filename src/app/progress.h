// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

namespace ringside {

// A bar on stderr while several photos are worked on; nothing when stderr is no terminal.
class Progress {
 public:
  explicit Progress(std::size_t total);

  void show(std::size_t done, const std::string& current) const;
  void clear() const;  // before anything else is printed

 private:
  std::size_t total_;
  bool visible_;
};

}  // namespace ringside
