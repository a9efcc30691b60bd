// SPDX-License-Identifier: MIT
#include "drawing/deck_paint.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ringside::drawing {
namespace {

double wobble_of(const Line& line) {
  return std::accumulate(line.harmonics.begin(), line.harmonics.end(), 0.0,
                         [](double sum, double term) { return sum + std::abs(term); });
}

}  // namespace

DeckPaint::DeckPaint(const Board& board, double gamma)
    : wood_(board.deck, gamma),
      quadrant_width_(board.quadrant_lines.width),
      quadrant_colour_(radiance_of(board.quadrant_lines.colour, gamma)) {
  for (const Line& line : board.lines)
    rings_.push_back({line, radiance_of(line.colour, gamma), wobble_of(line)});
  for (std::size_t i = 0; i < quadrants_.size(); ++i) {
    quadrants_[i] = direction(radians(board.quadrant_lines.angle_deg + 90.0 * static_cast<double>(i)));
  }
}

DeckPaint::Place DeckPaint::at(const Vec2& p) const {
  const double rho = p.norm();
  const double quadrant = from_quadrant_lines(p, rho);
  const Radiance* print = quadrant < 0 ? &quadrant_colour_ : nullptr;
  double edge = std::abs(quadrant);
  for (const Ring& ring : rings_) {
    const double distance = ring.signed_distance(p, rho);
    if (distance < 0) print = &ring.colour;
    edge = std::min(edge, std::abs(distance));
  }
  return {print ? *print : wood_.at(p), edge};
}

double DeckPaint::Ring::signed_distance(const Vec2& p, double rho) const {
  const double from_mean = std::abs(rho - line.radius) - line.width / 2;
  constexpr double kFar = 10;  // mm, where a rough distance will do
  if (wobble == 0 || from_mean > wobble + kFar) return from_mean;
  return std::abs(rho - line.radius_at(angle_of(p))) - line.width / 2;
}

double DeckPaint::from_quadrant_lines(const Vec2& p, double rho) const {
  const Line& middle = rings_[1].line;
  const Line& outer = rings_[2].line;
  if (quadrant_width_ <= 0 || rho < middle.radius || rho > outer.radius) return kNever;
  double nearest = kNever;
  for (const Vec2& along : quadrants_) {
    if (along.dot(p) <= 0) continue;
    nearest = std::min(nearest, std::abs(along.x() * p.y() - along.y() * p.x()));
  }
  return nearest - quadrant_width_ / 2;
}

}  // namespace ringside::drawing
