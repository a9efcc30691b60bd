// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "geometry/conventions.h"

namespace ringside {

// An upright cylinder on the deck, mm.
struct PegShape {
  double radius;
  double height;
};

// A place of a peg's outline as the camera sees it, projected onto the deck. The outline is the hull of the
// foot and of the top, which leans away from the camera.
struct PegOutlinePoint {
  Vec2 p_board;       // mm
  Vec2 normal;        // of the outline, outwards
  double weight;      // share of the outline for which it stands
  double per_height;  // how far the outline moves outwards there when the peg grows by 1 mm
};

inline constexpr std::size_t kPegOutlinePoints = 24;
using PegOutline = std::array<PegOutlinePoint, kPegOutlinePoints>;

// foot: its centre on the board (mm); camera: in the board frame (mm), higher than the peg.
PegOutline peg_outline(const Vec2& foot, const PegShape& shape, const Vec3& camera);

}  // namespace ringside
