// SPDX-License-Identifier: MIT
#include "calibration/identify/compare_boards.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ringside {
namespace {

// Of each line's circle, seen: whole boards with a dozen discs show more than half.
constexpr double kWellSeen = 0.5;

double least_coverage(const LocatedBoard& board) {
  const auto& lines = board.rings.lines;
  return std::min({lines[0].coverage, lines[1].coverage, lines[2].coverage});
}

// How unlike a board's printed lines are in width, which are made alike: two prints side by side pass for a
// wide one.
double width_unlikeness(const LocatedBoard& board) {
  double least = std::numeric_limits<double>::infinity(), most = 0;
  for (const LineMeasurement& line : board.rings.lines) {
    if (!line.is_printed()) continue;
    least = std::min(least, line.width_px);
    most = std::max(most, line.width_px);
  }
  return most > least && least > 0 ? std::log(most / least) : 0;
}

// In circles seen; a line twice as wide as another counts as 0.7 of one less.
double shown(const LocatedBoard& board) {
  const auto& lines = board.rings.lines;
  return lines[0].coverage + lines[1].coverage + lines[2].coverage - width_unlikeness(board);
}

// Circles that show more and lie truer are the board's, whatever radial lines a wrong plane seems to have.
bool fits_better(const LocatedBoard& a, const LocatedBoard& b) {
  constexpr double kTruer = 0.7;  // of the other's residual
  return least_coverage(a) > least_coverage(b) && a.rings.residual_px < kTruer * b.rings.residual_px;
}

bool are_same_lines(const LocatedBoard& a, const LocatedBoard& b) {
  constexpr double kSame = 0.01;  // of the outer line's radius
  const auto same = [&](std::size_t line) {
    return std::abs(a.rings.radii[line] / a.rings.radii[2] - b.rings.radii[line] / b.rings.radii[2]) < kSame;
  };
  return same(0) && same(1);
}

}  // namespace

bool is_better(const LocatedBoard& a, const LocatedBoard& b) {
  constexpr double kClearlyMore = 0.1;  // of a circle: what differs less shows as well
  if (is_certain(a) && is_certain(b))
    return are_same_lines(a, b) ? a.rings.residual_px < b.rings.residual_px
                                : shown(a) > shown(b) + kClearlyMore;
  if (fits_better(a, b)) return true;
  if (fits_better(b, a)) return false;
  if (a.quadrants.has_value() != b.quadrants.has_value()) return a.quadrants.has_value();
  return least_coverage(a) > least_coverage(b);
}

bool is_certain(const LocatedBoard& board) { return board.quadrants && least_coverage(board) > kWellSeen; }

}  // namespace ringside
