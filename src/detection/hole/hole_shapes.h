// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "detection/hole/hole_patch.h"
#include "geometry/disc_pose.h"

namespace ringside {

// What a place of the patch shows.
enum class HolePart : std::uint8_t { kDeck, kShadedDeck, kWall, kFloor, kLitFloor, kSide, kTop };
inline constexpr int kHoleParts = 7;

inline constexpr double kUsualHoleDepth = 7;  // mm

// The hole with nothing in it: its floor seen through the rim, its wall where the camera looks aslant, and
// the shadow of the rim on the floor.
struct EmptyHole {
  Circle rim;
  double depth;
  Vec2 shadow;  // where the rim's shadow falls on the floor, from the rim, mm
};

// The hole with a disc in it or over it. Floor and deck are lit evenly, or by a lamp where the rim and the
// disc let it.
struct FilledHole {
  Circle rim;
  DiscPose pose;
  DiscShape shape;
  std::optional<Vec2> shadow = {};  // under a lamp, as EmptyHole's
};

// How much of each pixel of a patch shows each part, a row for each HolePart: 0 to 1, in sum 1.
using PartShares = Eigen::Matrix<float, kHoleParts, Eigen::Dynamic>;

PartShares shares_of(const EmptyHole& hole, const HolePatch& patch, const Vec3& camera);
PartShares shares_of(const FilledHole& hole, const HolePatch& patch, const Vec3& camera);

// How a disc hangs: its foot rests on the rim in one direction and its opposite edge is down in the hole.
struct Hanging {
  double towards;  // radians: the direction of the rim that carries it
  double offset;   // mm of the foot's centre from the hole's, along the deck
  double lean;     // radians
};

DiscPose pose_of(const Hanging& hanging, const Circle& rim, const DiscShape& shape);

// How far a disc reaches over the rim, as if it lay flat, mm; negative: it fits into the hole where it is.
double overhang(const FilledHole& hole);

// How deep its lowest edge is below the deck, mm.
double depth_of(const DiscPose& pose, const DiscShape& shape);

}  // namespace ringside
