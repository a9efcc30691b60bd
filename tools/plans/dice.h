// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "geometry/conventions.h"

namespace ringside::plans {

// Chance that falls the same way everywhere: the generator is fixed by the standard, and its bits are turned
// into numbers here, since the standard leaves the distributions to each library.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : bits_(seed) {}

  double between(double low, double high);
  int count(int low, int high);  // both may come up
  bool chance(double share) { return between(0, 1) < share; }
  double normal(double sigma);                    // about 0, never beyond 3.5 sigma
  Vec2 in_ring(double inner, double outer);       // even over the area between two radii
  double angle() { return between(0, 2 * kPi); }  // radians

  template <typename T>
  const T& pick(const std::vector<T>& choices) {
    return choices[static_cast<std::size_t>(count(0, static_cast<int>(choices.size()) - 1))];
  }
  template <typename T>
  T pick(std::vector<T>&& choices) {  // they are gone at once
    return pick(std::as_const(choices));
  }

 private:
  std::mt19937_64 bits_;
};

}  // namespace ringside::plans
