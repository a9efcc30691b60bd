// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cmath>
#include <cstdint>

#include "drawing/noise.h"
#include "geometry/conventions.h"

namespace ringside::drawing {

inline constexpr int kRaysPerPixel = 16;

// From a uniform share 0 to 1 to a place that is distributed like a tent from -1 to 1.
inline double tent(double share) {
  return share < 0.5 ? std::sqrt(2 * share) - 1 : 1 - std::sqrt(2 - 2 * share);
}

// Sixteen places around the centre of a pixel, spread like a tent two pixels wide: a tent, unlike a box,
// keeps the centre of gravity of what is thinner than a pixel, so that a hairline lies where it should to a
// fraction of one.
//
// They are Hammersley's points, no two of which share one of 16 rows or columns. Each pixel shifts them by
// its own amount, so that what error is left differs from pixel to pixel instead of bending every line of one
// direction. Cranley, Patterson: Randomization of number theoretic methods for multiple integration. SIAM
// Journal on Numerical Analysis 13(6), 1976.
inline std::array<Vec2, kRaysPerPixel> places_around(int x, int y) {
  const std::uint64_t bits = mix(static_cast<std::uint64_t>(y) << 32 | static_cast<std::uint64_t>(x));
  const double shift_x = static_cast<double>(bits & 0xffffffff) * 0x1p-32;
  const double shift_y = static_cast<double>(bits >> 32) * 0x1p-32;
  const auto wrapped = [](double share) { return share < 1 ? share : share - 1; };
  std::array<Vec2, kRaysPerPixel> places;
  for (unsigned i = 0; i < kRaysPerPixel; ++i) {
    const unsigned mirrored = (i & 1) << 3 | (i & 2) << 1 | (i & 4) >> 1 | (i & 8) >> 3;
    places[i] = {x + tent(wrapped(i / 16.0 + shift_x)), y + tent(wrapped(mirrored / 16.0 + shift_y))};
  }
  return places;
}

// Four of these, of which no two share one of four rows or columns either.
inline std::array<Vec2, kRaysPerPixel / 4> few_places_around(int x, int y) {
  constexpr std::size_t kApart = 5;
  const auto all = places_around(x, y);
  return {all[0], all[kApart], all[2 * kApart], all[3 * kApart]};
}

}  // namespace ringside::drawing
