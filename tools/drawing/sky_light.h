// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/bodies.h"
#include "drawing/cells.h"
#include "drawing/shelters.h"

namespace ringside::drawing {

// Light that comes evenly from above, and what keeps it from a place: rough, good for the eye only.
class SkyLight {
 public:
  // contact: how much what stands around a place darkens it, 0 to 1.
  SkyLight(const Bodies& bodies, double lowest, double contact);

  // Share of the sky's light that a surface gets, 0 to 1. part: the one that p lies on.
  double at(const Vec3& p, const Vec3& normal, int part, const Shelters::Around& around) const;

 private:
  double seen_past_walls(const Shelters::Around& around, double level) const;
  double seen_past_solids(const Vec3& p, int part) const;
  double seen_past_bars(const Vec3& p, int part) const;

  std::vector<Solid> solids_;
  std::vector<Capsule> bars_;
  Cells solids_near_, bars_near_;  // the places they darken, seen straight from above
  double contact_;
  int first_bar_;  // its part
};

}  // namespace ringside::drawing
