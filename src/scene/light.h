// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/disc_outline.h"
#include "scene/kernel.h"

namespace ringside {

// The light that falls on a matt surface, as shares of that on a level one: from lamps in a ring of
// directions at two heights, from right above, and from the sky, that is evenly from above. What is left
// comes evenly from all sides, the deck's own light among it.
inline constexpr int kLights = 18;
using LightShares = Eigen::Matrix<double, kLights, 1>;  // none negative, 1 together at most

// By how much each light, were it the only one, would make a surface with this unit normal brighter than a
// level one: -1 leaves it dark, 0 as it is. Of some shares it is their product.
LightShares brighter_by(const Vec3& normal);

// A disc that stands upright and throws its shadow on a plane below it. The straight part of its side does;
// the upper rounding would make the shadow half a millimetre longer.
struct Caster {
  float x, y;               // of its foot's centre, mm
  float radius, low, high;  // mm; between these heights its side is straight
};
Caster caster(const Vec2& centre, const DiscShape& shape);

// How much of each light a disc keeps from a place on the plane: 1 in its shadow from a lamp or right above,
// 0 outside, less and less over a soft edge. Of the sky's 0: hidden_sky() has that.
LightShares kept_by_disc(const Vec2& from_base, const DiscShape& shape);

// How much of an even sky a disc hides from the plane beside it, its rim taken as straight. distance: from
// the foot of the disc's side, mm; negative below the overhang of its lower rounding.
double hidden_sky(double distance, const DiscShape& shape);

// The lights a lane each; lanes beyond them are dark. With a normal n each is as bright as
// max(0, n.x * x + n.y * y + n.z * z + level). A place's way past a disc to it has the slope x, y.
struct LightLanes {
  static constexpr int kCount = 24;
  alignas(32) float x[kCount], y[kCount], z[kCount], level[kCount];
  alignas(32) float slope2[kCount];        // beyond reach where nothing throws a shadow
  alignas(32) float up_per_along[kCount];  // of the place nearest to an axis
};
const LightLanes& light_lanes();

RINGSIDE_KERNEL float added_by(const LightLanes& l, int i, float nx, float ny, float nz) {
  const float bright = nx * l.x[i] + ny * l.y[i] + nz * l.z[i] + l.level[i];
  return (bright > 0 ? bright : 0) - 1;
}

// mm over which a shadow begins. Lamps are no points, and a drawing without jumps lets fits come to rest.
inline constexpr float kSoftEdge = 0.3F;

// x, y: the place from the caster's centre.
RINGSIDE_KERNEL float kept_by(const LightLanes& l, int i, const Caster& c, float x, float y) {
  // Where the way to the lamp passes the disc's axis nearest.
  const float along = l.x[i] * x + l.y[i] * y, up = along * l.up_per_along[i];
  const float above = up > c.low ? up : c.low, height = above < c.high ? above : c.high;
  const float distance2 = x * x + y * y + height * (2 * along + height * l.slope2[i]);
  const float within = (c.radius * c.radius - distance2) / (2 * c.radius);  // mm, near the edge
  return share_inside(within, kSoftEdge);
}

// Cosine of the angle from the horizon away from the disc up to where a rounding about that height begins.
RINGSIDE_KERNEL float cosine_over(float rounding, float height, float across) {
  const float rho2 = across * across + height * height, whole2 = rounding * rounding / rho2;
  const float grazing2 = whole2 < 1 ? whole2 : 1;
  return (height * __builtin_sqrtf(grazing2) - across * __builtin_sqrtf(1 - grazing2)) /
         __builtin_sqrtf(rho2);
}

RINGSIDE_KERNEL float hidden_by(const Caster& c, float distance) {
  const float low = cosine_over(c.low, c.low, distance + c.low);
  const float high = cosine_over(c.low, c.high, distance + c.low);
  return (1 + (low > high ? low : high)) / 2;
}

}  // namespace ringside
