// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "drawing/print.h"
#include "drawing/printed_star.h"
#include "drawing/texture.h"

namespace ringside::drawing {

// A disc's surface: wood, and on its level top what is printed there.
class DiscPaint {
 public:
  DiscPaint(const Disc& disc, double gamma);

  PaintedPlace at(const Vec3& p) const;  // p: where it would be if the disc stood upright
  float gloss() const { return wood_.gloss(); }

 private:
  Texture wood_;
  Vec2 centre_;
  double top_;  // z
  std::vector<Print<PrintedStar>> stars_;
};

}  // namespace ringside::drawing
