// SPDX-License-Identifier: MIT
#include "eye/runner/layers.h"

#include <algorithm>
#include <functional>

namespace ringside {

// The border too: it stays zero.
Activation without_negatives(const Activation& in) {
  Activation out(in.size());
  std::transform(in.values().begin(), in.values().end(), out.values().begin(),
                 [](float value) { return std::max(value, 0.0F); });
  return out;
}

Activation sum_of(const Activation& a, const Activation& b) {
  Activation out(a.size());
  std::transform(a.values().begin(), a.values().end(), b.values().begin(), out.values().begin(),
                 std::plus<>());
  return out;
}

Activation doubled(const Activation& in) {
  const auto [channels, height, width] = in.size();
  Activation out({channels, 2 * height, 2 * width});
  for (std::size_t y = 0; y < 2 * height; ++y)
    for (std::size_t x = 0; x < 2 * width; ++x) std::copy_n(in.at(y / 2, x / 2), channels, out.at(y, x));
  return out;
}

Activation shuffled(const Activation& in) {
  const auto [channels, height, width] = in.size();
  Activation out({channels / 4, 2 * height, 2 * width});
  for (std::size_t y = 0; y < 2 * height; ++y)
    for (std::size_t x = 0; x < 2 * width; ++x)
      for (std::size_t c = 0; c < channels / 4; ++c)
        out.at(y, x)[c] = in.at(y / 2, x / 2)[4 * c + 2 * (y % 2) + x % 2];
  return out;
}

}  // namespace ringside
