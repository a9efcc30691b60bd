// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "geometry/disc_outline.h"

namespace ringside {

// The unit normal of the disc's surface where the ray from the camera to a point of the deck (z = 0) meets it
// first: (0, 0, 1) on its face, leaning on the roundings, level on its side. Empty where the ray passes the
// disc. base, p_deck: mm, board frame; camera: its centre there, above the disc. A rounding is taken to
// be straight along the rim where the ray meets it, which it is to 0.02 mm.
std::optional<Vec3> disc_normal_at(const Vec2& p_deck, const Vec2& base, const DiscShape& shape,
                                   const Vec3& camera);

}  // namespace ringside
