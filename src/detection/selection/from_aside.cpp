// SPDX-License-Identifier: MIT
#include "detection/selection/from_aside.h"

namespace ringside {
namespace {

// A circle that is a disc's top, which shows whole where its side is of another shade or turned away from the
// lamp.
OutlineFit top_alone(const Candidate& candidate, const DiscShape& shape, const Vec3& camera) {
  constexpr double kShoulder = DiscOutline<double>::kShoulder;
  constexpr double kResidual = 0.3;  // mm; a circle of so many edges has less
  const double height = shape.height - kShoulder * shape.edge_rounding;
  OutlineFit top;
  top.base = base_below(candidate.outline.centre, height, camera);
  top.radius =
      candidate.outline.radius * (camera.z() - height) / camera.z() + kShoulder * shape.edge_rounding;
  top.residual = kResidual;
  top.near_side = NearSide::kShoulder;
  top.coverage = candidate.coverage;
  return top;
}

// Of a circle that is a top alone: whole, as nothing else is. The end of a side towards the camera is half a
// circle with the sides' edges beside it, 0.5 to 0.73.
constexpr double kLeastCoverageOfTop = 0.8;

}  // namespace

bool is_far_aside(const Vec2& p, const DiscShape& shape, const Vec3& camera) {
  constexpr double kApart = 6;  // mm, twice the widest window of an outline's fit
  return (p - camera.head<2>()).norm() / camera.z() * (shape.height - 2 * shape.edge_rounding) > kApart;
}

Circle seen_whole(const Vec2& base, const DiscShape& shape, const Vec3& camera) {
  const DiscOutline<double> outline(base, shape.radius, shape.height, shape.edge_rounding, camera);
  if (!is_far_aside(base, shape, camera)) return {outline.centre(), shape.radius};
  return {outline.centre(), outline.reach((base - camera.head<2>()).normalized())};
}

Circle footprint(const Candidate& candidate, const DiscShape& shape, const Vec3& camera) {
  if (!candidate.whole) return candidate.outline;
  return {base_of(candidate, shape.height, camera), candidate.outline.radius};
}

void add_top_alone(const Candidate& candidate, const DiscShape& shape, const Vec3& camera, FoundDisc& found) {
  if (candidate.whole || candidate.coverage < kLeastCoverageOfTop) return;
  found.shoulder = better_of(top_alone(candidate, shape, camera), found.shoulder);
}

void keep_what_agrees(FoundDisc& found) {
  constexpr double kAgrees = 3;  // mm
  found.fit = *better_of(found.foot, found.shoulder);
  for (auto* other : {&found.foot, &found.shoulder})
    if (*other && ((*other)->base - found.fit.base).norm() > kAgrees) other->reset();
}

bool is_side_of(const FoundDisc& side, const FoundDisc& disc, const DiscShape& shape, const Vec3& camera) {
  constexpr double kClearlyBetter = 0.1, kInside = 0.3;  // quality; of the radius
  if (!is_far_aside(disc.fit.base, shape, camera) || disc.quality < side.quality + kClearlyBetter)
    return false;
  const DiscOutline<double> outline(disc.fit.base, disc.fit.radius, shape.height, shape.edge_rounding,
                                    camera);
  const Vec2 seen = seen_top(side.fit.base, with_radius(shape, side.fit.radius), camera).centre;
  return outline.signed_distance(seen) < -kInside * disc.fit.radius;
}

}  // namespace ringside
