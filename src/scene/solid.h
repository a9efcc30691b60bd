// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "geometry/disc_pose.h"
#include "scene/kernel.h"

namespace ringside {

// A disc as a solid, however it lies: a surface of revolution of face, upper rounding, side, lower rounding,
// in a frame of its own in which it stands on z = 0 about the origin.
struct Solid {
  Vec3 foot;  // board frame, mm
  Mat3 board_from_own;
  DiscShape shape;
};

Solid lying_at(const Vec2& base, const DiscShape& shape, double height = 0);
Solid posed(const DiscPose& pose, const DiscShape& shape);

// A place of a disc's surface.
struct SurfacePoint {
  Vec3 normal;         // unit, board frame
  double within_face;  // mm inside the edge of the flat face, in its plane; negative beside the face
};

// The place where the ray from the camera to a point of the deck (z = 0) meets the disc first; empty where it
// passes it. camera: its centre, above the disc. A rounding is taken to be straight along the rim where the
// ray meets it, which it is to 0.02 mm.
std::optional<SurfacePoint> surface_at(const Solid& solid, const Vec2& p_deck, const Vec3& camera);

// The same along a line on the deck, in single precision: all about the camera's rays to the points `from`
// plus t times `unit`.
struct SolidOnRay {
  float from[3], unit[3], to_camera[3];  // own frame; to_camera: from `from`
  float turned[3][3];                    // board_from_own
  float radius, height, rounding;
};
SolidOnRay on_ray(const Solid& solid, const Vec2& from, const Vec2& unit, const Vec3& camera);

struct SurfaceHit {
  float face, rim;     // shares of the places about, from 0 to 1: one of them alone but where an edge runs
  float within;        // as within_face
  float x, y, z;       // normal, board frame, of a rim; beside the disc that where it is nearest
  float top_x, top_y;  // where the ray passes the plane of the face, own frame
};

// Outwards and upwards parts of a normal, and how high it stands; 1 where there is one, else 0.
struct RimHit {
  float out, up, height, met;
};

// The ray by its place beside the disc's axis at every height: foot plus height times lean.
struct RayBeside {
  float foot_x, foot_y, lean_x, lean_y;
};

// Loops with numbers for conditions become vector instructions, those with truth values do not.
RINGSIDE_KERNEL float one_if(bool condition) { return condition ? 1.0F : 0.0F; }

// The roundings are not quite where they are, and no ray is to slip between them and what is beside, mm.
inline constexpr float kSeam = 0.05F;

// A rounding's ring about a height as a straight one, along the tangent of where a ray is at another height.
RINGSIDE_KERNEL RimHit on_straight_rounding(const RayBeside& ray, float flat, float height, float radius,
                                            float tangent_at) {
  const float x = ray.foot_x + tangent_at * ray.lean_x, y = ray.foot_y + tangent_at * ray.lean_y;
  const float distance = __builtin_sqrtf(x * x + y * y + 1e-12F);
  const float slope = (x * ray.lean_x + y * ray.lean_y) / distance;
  const float across = distance - flat + slope * (height - tangent_at), a = 1 + slope * slope;
  const float b = across * slope, discriminant = b * b - a * (across * across - radius * radius);
  const float up = (__builtin_sqrtf(discriminant > 0 ? discriminant : 0) - b) / a, out = across + slope * up;
  return {out > 0 ? out : 0, up, height + up, one_if(discriminant >= 0) * one_if(out >= -kSeam)};
}

// Where a ray from above enters the rounding about a height: a ring of which only the part outside the flat
// is the disc's. One that passes it has the normal of where it is nearest.
RINGSIDE_KERNEL RimHit on_rounding(const RayBeside& ray, float flat, float height, float radius) {
  const RimHit about = on_straight_rounding(ray, flat, height, radius, height);
  return on_straight_rounding(ray, flat, height, radius, about.height);
}

// Where a ray from above enters the side, between two heights.
RINGSIDE_KERNEL RimHit on_side(const RayBeside& ray, float radius, float low, float high) {
  const float a = ray.lean_x * ray.lean_x + ray.lean_y * ray.lean_y + 1e-12F;
  const float b = ray.foot_x * ray.lean_x + ray.foot_y * ray.lean_y;
  const float discriminant =
      b * b - a * (ray.foot_x * ray.foot_x + ray.foot_y * ray.foot_y - radius * radius);
  const float up = (__builtin_sqrtf(discriminant > 0 ? discriminant : 0) - b) / a;
  return {1, 0, up, one_if(discriminant >= 0) * one_if(up >= low) * one_if(up <= high)};
}

// How far inside a disc's outline a ray passes, mm on a plane of equal height, and the height at which it is
// nearest to the outline. A disc is what lies within its rounding of a smaller one: of a cylinder of that
// radius between two heights.
struct Passing {
  float inside, height;
};
RINGSIDE_KERNEL Passing pass_by(const RayBeside& ray, float flat, float low, float high, float rounding) {
  const float lean2 = ray.lean_x * ray.lean_x + ray.lean_y * ray.lean_y + 1e-12F;
  const float nearest = -(ray.foot_x * ray.lean_x + ray.foot_y * ray.lean_y) / lean2;
  const float above = nearest > low ? nearest : low, height = above < high ? above : high;
  const float x = ray.foot_x + height * ray.lean_x, y = ray.foot_y + height * ray.lean_y;
  const float distance = __builtin_sqrtf(x * x + y * y + 1e-12F);
  const float slope = (x * ray.lean_x + y * ray.lean_y) / distance;
  return {flat + rounding * __builtin_sqrtf(1 + slope * slope) - distance, height};
}

// What a ray shows of a disc, and those beside it over `places` mm along the line.
RINGSIDE_KERNEL SurfaceHit meet(const SolidOnRay& s, float t, float places) {
  const float dx = s.to_camera[0] - t * s.unit[0], dy = s.to_camera[1] - t * s.unit[1],
              dz = s.to_camera[2] - t * s.unit[2], z = s.from[2] + t * s.unit[2];
  const float lean_x = dx / dz, lean_y = dy / dz;
  const RayBeside ray{s.from[0] + t * s.unit[0] - z * lean_x, s.from[1] + t * s.unit[1] - z * lean_y, lean_x,
                      lean_y};
  const float e = s.rounding, flat = s.radius - e, shoulder = s.height - e;
  const float top_x = ray.foot_x + s.height * lean_x, top_y = ray.foot_y + s.height * lean_y;
  const float within = flat - __builtin_sqrtf(top_x * top_x + top_y * top_y);
  const Passing passing = pass_by(ray, flat, e, shoulder, e);
  const RimHit upper = on_rounding(ray, flat, shoulder, e), lower = on_rounding(ray, flat, e, e),
               side = on_side(ray, s.radius, e - kSeam, shoulder + kSeam);
  const float meets_upper = upper.met * one_if(upper.up >= 0),
              meets_lower = lower.met * one_if(lower.up <= 0);
  const float passes = one_if(meets_upper + side.met + meets_lower == 0);
  const float shows_upper = meets_upper + passes * one_if(passing.height >= shoulder);
  const float shows_side = side.met + passes * one_if(passing.height > e);
  // Where the face begins its rounding is level: neither shows the other's side.
  const float level = one_if(within >= 0);
  const float out = level > 0 ? 0 : shows_upper > 0 ? upper.out : shows_side > 0 ? 1 : lower.out;
  const float up = level > 0 ? 1 : shows_upper > 0 ? upper.up : shows_side > 0 ? 0 : lower.up;
  const float height = shows_upper > 0 ? upper.height : shows_side > 0 ? side.height : lower.height;
  const float at_x = ray.foot_x + height * lean_x, at_y = ray.foot_y + height * lean_y;
  const float outwards = out / __builtin_sqrtf(at_x * at_x + at_y * at_y + 1e-12F);
  const float length = __builtin_sqrtf(out * out + up * up + 1e-12F);
  const float nx = outwards * at_x / length, ny = outwards * at_y / length, nz = up / length;
  const float covered = share_inside(passing.inside, places), face = share_inside(within, places);
  const float rim = covered - face;
  return {face,
          rim > 0 ? rim : 0,
          within,
          s.turned[0][0] * nx + s.turned[0][1] * ny + s.turned[0][2] * nz,
          s.turned[1][0] * nx + s.turned[1][1] * ny + s.turned[1][2] * nz,
          s.turned[2][0] * nx + s.turned[2][1] * ny + s.turned[2][2] * nz,
          top_x,
          top_y};
}

}  // namespace ringside
