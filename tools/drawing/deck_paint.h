// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "drawing/print.h"
#include "drawing/printed_quadrants.h"
#include "drawing/printed_ring.h"
#include "drawing/printed_star.h"
#include "drawing/printed_text.h"
#include "drawing/texture.h"

namespace ringside::drawing {

// The deck's surface: wood with prints on it. Lines cover lettering, which covers stars, which cover
// decoration.
class DeckPaint {
 public:
  DeckPaint(const Board& board, double gamma);

  PaintedPlace at(const Vec2& p) const;
  float gloss() const { return wood_.gloss(); }

 private:
  Radiance worn(const Radiance& print, const Vec2& p) const;

  Texture wood_;
  Wear wear_;
  std::vector<Print<PrintedRing>> decoration_;
  std::vector<Print<PrintedStar>> stars_;
  std::vector<Print<PrintedText>> lettering_;
  Print<PrintedQuadrants> quadrants_;
  std::vector<Print<PrintedRing>> lines_;
};

}  // namespace ringside::drawing
