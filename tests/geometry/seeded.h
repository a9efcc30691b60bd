// SPDX-License-Identifier: MIT
#pragma once

#include <doctest/doctest.h>

#include <random>
#include <string_view>

#include "geometry/conventions.h"

namespace ringside::test {

// Random numbers whose seed follows from the name of the running test, so that a failure comes back.
class Seeded {
 public:
  Seeded() : engine_(hash(doctest::getContextOptions()->currentTest->m_name)) {}

  double uniform(double low, double high) { return std::uniform_real_distribution<>(low, high)(engine_); }
  double normal(double sigma) { return std::normal_distribution<>(0, sigma)(engine_); }
  Vec2 in_square(double half_side) {
    const double x = uniform(-half_side, half_side);
    return {x, uniform(-half_side, half_side)};
  }

 private:
  static std::uint32_t hash(std::string_view name) {  // FNV-1a
    std::uint32_t h = 2166136261U;
    for (const char c : name) h = (h ^ static_cast<unsigned char>(c)) * 16777619U;
    return h;
  }

  std::mt19937 engine_;
};

}  // namespace ringside::test
