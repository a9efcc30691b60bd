// SPDX-License-Identifier: MIT
#include "drawing/noise.h"

#include <cmath>

namespace ringside::drawing {
namespace {

double lattice_value(std::int64_t x, std::int64_t y, std::uint32_t seed) {
  const auto column = static_cast<std::uint64_t>(x) * 0x9e3779b1ULL;
  const auto row = static_cast<std::uint64_t>(y) * 0x85ebca77c2b2ae63ULL;
  return static_cast<double>(mix(column ^ row ^ seed) >> 11) * 0x1p-52 - 1.0;
}

double smooth_step(double t) { return t * t * (3 - 2 * t); }

}  // namespace

double smooth_noise(double x, double y, std::uint32_t seed) {
  const double column = std::floor(x);
  const double row = std::floor(y);
  const auto i = static_cast<std::int64_t>(column);
  const auto j = static_cast<std::int64_t>(row);
  const double u = smooth_step(x - column);
  const double v = smooth_step(y - row);
  const double top = std::lerp(lattice_value(i, j, seed), lattice_value(i + 1, j, seed), u);
  const double bottom = std::lerp(lattice_value(i, j + 1, seed), lattice_value(i + 1, j + 1, seed), u);
  return std::lerp(top, bottom, v);
}

double normal_noise(std::uint64_t bits) {
  constexpr double kMean = 4 * 65535 / 2.0;
  constexpr double kSigma = 65536 * 0.57735026918962576;  // square root of 4 / 12
  const std::uint64_t sum = (bits & 0xffff) + (bits >> 16 & 0xffff) + (bits >> 32 & 0xffff) + (bits >> 48);
  return (static_cast<double>(sum) - kMean) / kSigma;
}

}  // namespace ringside::drawing
