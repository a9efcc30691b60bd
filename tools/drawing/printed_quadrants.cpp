// SPDX-License-Identifier: MIT
#include "drawing/printed_quadrants.h"

#include <cmath>

#include "drawing/ray.h"

namespace ringside::drawing {

PrintedQuadrants::PrintedQuadrants(const Board& board)
    : width_(board.quadrant_lines.width),
      from_(board.quadrant_lines.to_hole ? 0 : board.lines[1].radius),
      to_(board.lines[2].radius) {
  for (std::size_t i = 0; i < along_.size(); ++i) {
    along_[i] = direction(radians(board.quadrant_lines.angle_deg + 90.0 * static_cast<double>(i)));
  }
}

double PrintedQuadrants::signed_distance(const Vec2& p, double rho) const {
  if (width_ <= 0 || rho < from_ || rho > to_) return kNever;
  double nearest = kNever;
  for (const Vec2& along : along_) {
    if (along.dot(p) <= 0) continue;
    nearest = std::min(nearest, std::abs(along.x() * p.y() - along.y() * p.x()));
  }
  return nearest - width_ / 2;
}

}  // namespace ringside::drawing
