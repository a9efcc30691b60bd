// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/ellipse.h"

namespace ringside {

// The light that falls on a matt surface, as shares of that on a level one: from lamps in a ring of
// directions at two heights, from right above, and from the sky, that is evenly from above. What is left
// comes evenly from all sides, the deck's own light among it.
inline constexpr int kLights = 18;
using LightShares = Eigen::Matrix<double, kLights, 1>;  // none negative, 1 together at most

// By how much each light, were it the only one, would make a surface with this unit normal brighter than a
// level one: -1 leaves it dark, 0 as it is. Of some shares it is their product.
LightShares brighter_by(const Vec3& normal);

}  // namespace ringside
