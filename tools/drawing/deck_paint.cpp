// SPDX-License-Identifier: MIT
#include "drawing/deck_paint.h"

namespace ringside::drawing {

DeckPaint::DeckPaint(const Board& board, double gamma)
    : wood_(board.deck, gamma),
      wear_(board.wear),
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
  const auto* const below = layers.top;
  layers.add(quadrants_.shape.signed_distance(p, rho), quadrants_.colour);
  for (const auto& line : lines_) layers.add(line.shape.signed_distance(p, rho), line.colour);
  if (layers.top == nullptr) return {wood_.at(p), layers.edge};
  return {layers.top == below ? *below : worn(*layers.top, p), layers.edge};
}

// What is left of a line's print, with the wood showing through.
Radiance DeckPaint::worn(const Radiance& print, const Vec2& p) const {
  if (wear_.ink_left == 1 && wear_.lost == 0) return print;
  const auto left = static_cast<float>(wear_.is_lost(p) ? 0 : wear_.ink_left);
  return left * print + (1 - left) * wood_.at(p);
}

}  // namespace ringside::drawing
