// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

#include "detection/hole/rayed_disc.h"

namespace ringside {

// What a place of the patch shows.
enum class HolePart : std::uint8_t { kDeck, kShadedDeck, kWall, kFloor, kLitFloor, kSide, kTop };
inline constexpr std::size_t kHoleParts = 7;

inline constexpr double kUsualHoleDepth = 7;  // mm

// The hole with nothing in it, or with a disc in it or over it: its floor seen through the rim, its wall
// where the camera looks aslant. Floor and deck are lit evenly, or by a lamp where the rim and the disc let
// it.
struct HoleScene {
  Circle rim;
  double depth = kUsualHoleDepth;
  std::optional<Vec2> shadow =
      {};  // under a lamp: where the rim's shadow falls on the floor, from the rim, mm
  std::optional<LyingDisc> disc = {};
};

// How much of each pixel of a patch shows each part: 0 to 1, in sum 1.
using PartShares = std::array<Row, kHoleParts>;

void draw(const HoleScene& scene, const HolePatch& patch, const Vec3& camera, PartShares& shares);

}  // namespace ringside
