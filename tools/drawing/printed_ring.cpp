// SPDX-License-Identifier: MIT
#include "drawing/printed_ring.h"

#include <cmath>
#include <numeric>

namespace ringside::drawing {

PrintedRing::PrintedRing(const Line& line)
    : line_(line),
      wobble_(std::accumulate(line.harmonics.begin(), line.harmonics.end(), 0.0,
                              [](double sum, double term) { return sum + std::abs(term); })) {}

double PrintedRing::signed_distance(const Vec2& p, double rho) const {
  const double from_mean = std::abs(rho - line_.radius) - line_.width / 2;
  constexpr double kFar = 10;  // mm, where a rough distance will do
  if (wobble_ == 0 || from_mean > wobble_ + kFar) return from_mean;
  return std::abs(rho - line_.radius_at(angle_of(p))) - line_.width / 2;
}

}  // namespace ringside::drawing
