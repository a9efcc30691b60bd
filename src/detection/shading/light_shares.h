// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/disc_outline.h"

namespace ringside {

// The light that falls on a matt surface, as shares of that on a level one: from lamps in a ring of
// directions at two heights, from right above, and from the sky, that is evenly from above. What is left
// comes evenly from all sides, the deck's own light among it.
inline constexpr int kLights = 18;
using LightShares = Eigen::Matrix<double, kLights, 1>;  // none negative, 1 together at most

// By how much each light, were it the only one, would make a surface with this unit normal brighter than a
// level one: -1 leaves it dark, 0 as it is. Of some shares it is their product.
LightShares brighter_by(const Vec3& normal);

// How much of each light a disc keeps from a place on the deck: 1 in its shadow from a lamp or right above,
// 0 outside. Of the sky's 0: HiddenSky has that. from_base: the place from the foot's centre, mm. The
// straight part of its side casts the shadow; the upper rounding would make it half a millimetre longer.
LightShares kept_by_disc(const Vec2& from_base, const DiscShape& shape);

}  // namespace ringside
