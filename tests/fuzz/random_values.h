// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace ringside::fuzz {

// Numbers out of an input, one after the other; zeros after its end.
class RandomValues {
 public:
  explicit RandomValues(std::string_view input) : rest_(input) {}

  bool left() const { return !rest_.empty(); }

  std::uint32_t bits() {
    std::uint32_t value = 0;
    const std::size_t count = std::min(rest_.size(), sizeof value);
    std::memcpy(&value, rest_.data(), count);
    rest_.remove_prefix(count);
    return value;
  }

  // From `least` to `most`.
  double number(double least, double most) { return least + (most - least) * bits() / double{UINT32_MAX}; }
  int below(int count) { return static_cast<int>(bits() % static_cast<std::uint32_t>(count)); }

 private:
  std::string_view rest_;
};

}  // namespace ringside::fuzz
