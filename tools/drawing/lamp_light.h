// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/bodies.h"
#include "drawing/shadows.h"
#include "drawing/shelters.h"

namespace ringside::drawing {

// The light of one lamp.
class LampLight {
 public:
  // lowest: z of the lowest place that it lights.
  LampLight(const Lamp& lamp, const Bodies& bodies, double lowest);

  const Vec3& towards() const { return beam_.towards; }  // unit
  // What falls on a surface that faces the lamp, with what shades it from there; 1 = full light on a level
  // surface. part: the one that p lies on; it does not shade itself.
  double at(const Vec3& p, int part, const Shelters& shelters, const Shelters::Around& around) const;

 private:
  double seen_past_walls(const Vec3& p, const Shelters& shelters, const Shelters::Around& around) const;
  double seen_past_bodies(const Vec3& p, int part) const;

  Beam beam_;
  double strength_;
  double shadow_reach_;  // of a wall, per mm of height
  std::vector<SolidShadow> solid_shadows_;
  std::vector<Capsule> bars_;
  Cells solids_near_, bars_near_;  // their shadows, along the lamp's rays, projected onto the deck
  int first_bar_;                  // its part
};

}  // namespace ringside::drawing
