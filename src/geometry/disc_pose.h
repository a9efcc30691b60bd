// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "geometry/disc_outline.h"

namespace ringside {

// How a disc lies that does not stand on the deck: in the hole, or hanging over its rim.
struct DiscPose {
  Vec3 foot;  // centre of its foot, board frame, mm
  Vec3 axis;  // unit vector from the foot's centre to the top's
};

// A pose whose edge in one direction of the board is the lowest. Angles in radians.
DiscPose leaning_pose(const Vec3& foot, double lean, double lowest_towards);

inline constexpr int kOutlineCorners = 72;

// Unit vectors all around, counter-clockwise.
Vec2 outline_direction(int i);

// What the camera sees of a disc in any pose, projected onto the deck plane z = 0 (mm): the corners of a
// convex polygon, counter-clockwise. The i-th is the farthest one in outline_direction(i). The disc is the
// convex hull of two circles of balls of the edge's rounding; each ball casts an ellipse on the deck, to
// first order in its size.
std::vector<Vec2> outline_of(const DiscPose& pose, const DiscShape& shape, const Vec3& camera);

// The same of its top face alone, half-way round its rounded edge: where light parts top and side.
std::vector<Vec2> top_outline_of(const DiscPose& pose, const DiscShape& shape, const Vec3& camera);

// The same of what is above the deck plane of a disc that may reach below it: the deck hides the rest
// but where there is a hole. Empty where all of it is below. Its edge's rounding is left out where the plane
// cuts it.
std::vector<Vec2> outline_above_deck(const DiscPose& pose, const DiscShape& shape, const Vec3& camera);

}  // namespace ringside
