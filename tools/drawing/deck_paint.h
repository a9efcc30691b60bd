// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "drawing/texture.h"

namespace ringside::drawing {

// The deck's surface: wood with lines printed on it.
class DeckPaint {
 public:
  DeckPaint(const Board& board, double gamma);

  struct Place {
    Radiance colour;
    double print_edge;  // mm to the nearest edge of a line
  };
  Place at(const Vec2& p) const;
  float gloss() const { return wood_.gloss(); }

 private:
  struct Ring {
    Line line;
    Radiance colour;
    double wobble;  // no point of the centre line is farther from the mean circle
    double signed_distance(const Vec2& p, double rho) const;  // from the printed band, positive outside
  };

  double from_quadrant_lines(const Vec2& p, double rho) const;

  Texture wood_;
  std::vector<Ring> rings_;
  std::array<Vec2, 4> quadrants_;
  double quadrant_width_;
  Radiance quadrant_colour_;
};

}  // namespace ringside::drawing
