// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "drawing/board_surface.h"
#include "drawing/cells.h"
#include "drawing/rounded_cylinder.h"

namespace ringside::drawing {

// How much light a place on a surface sends to the eye. Shadows are analytic, hence free of noise, and good
// for the eye only: solids cast them as sharp-edged cylinders, and a soft edge is a ramp as wide as the lamp
// makes it.
class Illumination {
 public:
  Illumination(const Board& board, const Light& light, const std::vector<RoundedCylinder>& solids,
               double gamma);

  // p: the place that was hit; to_eye: unit vector.
  Radiance reflected(const Hit& hit, const Vec3& p, const Vec3& to_eye) const;

 private:
  // A wall that keeps light from places below its top: those it surrounds (facing -1) or those around it (1).
  struct Shelter {
    const Outline Walls::*outline;
    double facing;
    double top;
  };

  // Shares of the two lights that a place sees, 0 to 1.
  struct Seen {
    double lamp = 1;
    double sky = 1;
  };

  double gap(const Shelter& shelter, const Vec2& p) const;  // from the wall, positive where it shelters
  Seen past_walls(const Vec3& p) const;
  double lamp_past_solids(const Vec3& p, int part) const;
  double sky_past_solids(const Vec3& p, int part) const;
  double lamp_past_solid(const RoundedCylinder& solid, const Vec3& p) const;

  Light light_;
  Vec3 to_lamp_;   // unit
  Vec2 slope_;     // how far towards the lamp its light comes from, per mm of height
  double spread_;  // half width of a shadow's edge per mm of height
  double share_;
  Radiance tint_;
  Walls walls_;
  std::array<Shelter, 4> shelters_;
  std::vector<RoundedCylinder> solids_;
  Cells shadows_;   // along the lamp's rays, projected onto the deck
  Cells contacts_;  // seen straight from above
};

}  // namespace ringside::drawing
