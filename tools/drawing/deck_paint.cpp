// SPDX-License-Identifier: MIT
#include "drawing/deck_paint.h"

namespace ringside::drawing {

DeckPaint::DeckPaint(const Board& board, double gamma)
    : wood_(board.deck, gamma),
      quadrants_{PrintedQuadrants(board), radiance_of(board.quadrant_lines.colour, gamma)} {
  const auto colour = [&](const auto& print) { return radiance_of(print.colour, gamma); };
  for (const Line& ring : board.decoration) decoration_.push_back({PrintedRing(ring), colour(ring)});
  for (const Star& star : board.stars) stars_.push_back({PrintedStar(star), colour(star)});
  for (const Lettering& text : board.lettering) lettering_.push_back({PrintedText(text), colour(text)});
  for (const Line& line : board.lines) lines_.push_back({PrintedRing(line), colour(line)});
}

PaintedPlace DeckPaint::at(const Vec2& p) const {
  const double rho = p.norm();
  Layers layers;
  for (const auto& ring : decoration_) layers.add(ring.shape.signed_distance(p, rho), ring.colour);
  for (const auto& star : stars_) layers.add(star.shape.signed_distance(p), star.colour);
  for (const auto& text : lettering_) layers.add(text.shape.signed_distance(p), text.colour);
  layers.add(quadrants_.shape.signed_distance(p, rho), quadrants_.colour);
  for (const auto& line : lines_) layers.add(line.shape.signed_distance(p, rho), line.colour);
  return {layers.top != nullptr ? *layers.top : wood_.at(p), layers.edge};
}

}  // namespace ringside::drawing
