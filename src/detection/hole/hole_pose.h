// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/disc_pose.h"

// Discs in the hole or over its rim, and what of them can be.
namespace ringside {

// How a disc hangs: its foot rests on the rim in one direction and its opposite edge is down in the hole.
struct Hanging {
  double towards;  // radians: the direction of the rim that carries it
  double offset;   // mm of the foot's centre from the hole's, along the deck
  double lean;     // radians
};

DiscPose pose_of(const Hanging& hanging, const Circle& rim, const DiscShape& shape);

// A disc that lies level, its foot so high above the deck.
inline DiscPose level(const Vec2& base, double foot) { return {{base.x(), base.y(), foot}, Vec3::UnitZ()}; }

// Whether a level disc on the deck would tip: it lies farther over the hole than where the rim carries it
// under its middle.
bool would_tip(const Vec2& base, double radius, const Circle& rim);

// How far a disc reaches over the rim, as if it lay flat, mm; negative: it fits into the hole where it is.
double overhang(const DiscPose& pose, const DiscShape& shape, const Circle& rim);

// How deep its lowest edge is below the deck, mm.
double depth_of(const DiscPose& pose, const DiscShape& shape);

}  // namespace ringside
