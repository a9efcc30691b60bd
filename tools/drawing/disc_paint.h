// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "drawing/print.h"
#include "drawing/printed_ring.h"
#include "drawing/printed_star.h"
#include "drawing/texture.h"

namespace ringside::drawing {

// A disc's surface: wood, its rim's shade, and on its level top what is printed there.
class DiscPaint {
 public:
  DiscPaint(const Disc& disc, double gamma);

  PaintedPlace at(const Vec3& p) const;  // p: where it would be if the disc stood upright
  float gloss() const { return wood_.gloss(); }

 private:
  Layers prints_at(const Vec2& from_axis) const;
  Radiance wood_at(const Vec3& p) const;
  double from_face_edge(const Vec3& p) const;

  Texture wood_;
  std::optional<Texture> rim_;
  Vec2 centre_;
  double bottom_, top_;  // z
  double face_radius_;   // as far as its faces have their own shade
  std::vector<Print<PrintedRing>> rings_;
  std::vector<Print<PrintedStar>> stars_;
};

}  // namespace ringside::drawing
