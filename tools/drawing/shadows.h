// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/capsule.h"
#include "drawing/cells.h"
#include "drawing/solid.h"

// What keeps a lamp's light from a place. Shadows are analytic, hence free of noise, and good for the eye
// only: a soft edge is a ramp as wide as the lamp makes it, and solids cast them as if their edges were
// sharp, neither rounded nor bevelled.
namespace ringside::drawing {

// A lamp as seen from everywhere.
struct Beam {
  explicit Beam(const Lamp& lamp);

  Vec3 towards;    // unit, to the lamp
  Vec2 slope;      // how far towards the lamp its light comes from, per mm of height
  double opening;  // tangent of half the angle the lamp fills
  double spread;   // half width of a shadow's edge on a level surface, per mm of height
};

// Share of the lamp that an edge covers. distance: how far a line of sight passes clear of it.
double covered(double distance, double half_width);

// All places on the deck's level that are in a shadow once they are followed there along the lamp's rays.
// lowest: z of the lowest place that is lit at all.
Sweep shadow_on_deck(const RoundedCylinder& hull, const Beam& beam, double lowest);
Sweep shadow_on_deck(const Capsule& bar, const Beam& beam, double lowest);

// The shadow of a disc or peg. A leaning one casts it in its own frame, where it is upright and the lamp
// stands elsewhere.
class SolidShadow {
 public:
  SolidShadow(const Solid& solid, const Beam& beam);

  double lamp_seen(const Vec3& p) const;  // share, 0 to 1

 private:
  RoundedCylinder upright_;
  Turn lean_;
  bool from_below_;  // in its own frame
  Vec2 slope_;       // as a beam's, in its own frame
  double spread_;
};

// The share of the lamp (0 to 1) that a bar leaves to a place.
double lamp_seen_past(const Capsule& bar, const Beam& beam, const Vec3& p);

}  // namespace ringside::drawing
