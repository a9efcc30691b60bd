// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/deck_paint.h"
#include "drawing/outline.h"

namespace ringside::drawing {

// The board's upright walls, seen from above.
struct Walls {
  explicit Walls(const Board& board);

  Outline hole, deck, rim_inside, rim_outside;
};

// Everything but discs and pegs: deck, hole, ditch, rim and table.
class BoardSurface {
 public:
  BoardSurface(const Board& board, double gamma);

  Hit hit(const Ray& ray) const;

 private:
  Hit hit_outside(const Ray& ray) const;
  Hit hit_inside(const Ray& ray) const;
  Hit hit_hole(const Ray& ray) const;
  Hit level(const Ray& ray, double height, const Texture& texture, Part part) const;
  Hit upright(const Ray& ray, double distance, const Outline& wall, double facing, const Texture& texture,
              Part part) const;

  Walls walls_;
  DeckPaint deck_;
  Texture deck_edge_, hole_floor_, hole_wall_, ditch_, rim_, table_;
  double rim_top_, hole_bottom_, ditch_bottom_, table_top_;  // z
};

}  // namespace ringside::drawing
