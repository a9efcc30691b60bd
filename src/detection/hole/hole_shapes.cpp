// SPDX-License-Identifier: MIT
#include "detection/hole/hole_shapes.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "detection/hole/soft_area.h"

namespace ringside {
namespace {

// Across an edge a pixel of 1 mm and the photo's blur mix both sides.
float softness_of(const HolePatch& patch) {
  return static_cast<float>(std::sqrt(1 + 12 * patch.blur * patch.blur));  // of equal variance
}

// Where a lamp reaches the floor beside a disc and where the disc keeps it from the deck, as the camera sees
// them.
class LampLight {
 public:
  // shadow: where the rim's falls on the floor, so deep below the deck.
  LampLight(const FilledHole& hole, const Vec2& shadow, double depth, const Vec3& camera, float softness)
      : lamp_(kFar * Vec3(-shadow.x(), -shadow.y(), depth).normalized()),
        within_(seen_on_deck({hole.rim.centre + shadow, hole.rim.radius}, -depth, camera), softness),
        shaded_(shadow_on_floor(hole, depth, camera), softness) {
    const std::vector<Vec2> above = outline_above_deck(hole.pose, hole.shape, lamp_);
    if (!above.empty()) shaded_deck_.emplace(above, softness);
  }

  // Of the floor inside the rim's shadow edge and outside the disc's shadow.
  float on_floor(const Eigen::Vector2f& p) const { return std::min(within_.share(p), 1 - shaded_.share(p)); }
  float shaded_deck(const Eigen::Vector2f& p) const { return shaded_deck_ ? shaded_deck_->share(p) : 0; }

 private:
  static constexpr double kFar = 1e5;  // mm: a lamp's rays are parallel

  // What the lamp sees of the disc, cast on the floor.
  std::vector<Vec2> shadow_on_floor(const FilledHole& hole, double depth, const Vec3& camera) const {
    DiscPose over_floor = hole.pose;
    over_floor.foot.z() += depth;
    std::vector<Vec2> corners = outline_of(over_floor, hole.shape, lamp_);
    for (Vec2& corner : corners) corner = seen_on_deck({corner, 0}, -depth, camera).centre;
    return corners;
  }

  Vec3 lamp_;
  SoftCircle within_;
  SoftOutline shaded_;
  std::optional<SoftOutline> shaded_deck_;
};

Eigen::Index row(HolePart part) { return static_cast<Eigen::Index>(part); }

}  // namespace

// Areas that share an edge's pixel are taken to lie one in the other, as they do all but everywhere: the
// smaller one's share counts as a part of the larger one's.
PartShares shares_of(const EmptyHole& hole, const HolePatch& patch, const Vec3& camera) {
  const float softness = softness_of(patch);
  const Circle lit{hole.rim.centre + hole.shadow, hole.rim.radius};
  const SoftCircle in_rim(hole.rim, softness);
  const SoftCircle in_floor(seen_on_deck(hole.rim, -hole.depth, camera), softness);
  const SoftCircle in_light(seen_on_deck(lit, -hole.depth, camera), softness);
  PartShares shares = PartShares::Zero(kHoleParts, patch.p_board.cols());
  for (Eigen::Index i = 0; i < shares.cols(); ++i) {
    const Eigen::Vector2f p = patch.p_board.col(i);
    const float inside = in_rim.share(p), floor = std::min(inside, in_floor.share(p));
    const float bright = std::min(floor, in_light.share(p));
    shares(row(HolePart::kDeck), i) = 1 - inside;
    shares(row(HolePart::kWall), i) = inside - floor;
    shares(row(HolePart::kFloor), i) = floor - bright;
    shares(row(HolePart::kLitFloor), i) = bright;
  }
  return shares;
}

PartShares shares_of(const FilledHole& hole, const HolePatch& patch, const Vec3& camera) {
  // Of a hole that the disc does not reach down into, the usual one.
  const double reached = depth_of(hole.pose, hole.shape), depth = reached > 1 ? reached : kUsualHoleDepth;
  const float softness = softness_of(patch);
  const SoftCircle in_rim(hole.rim, softness);
  const SoftCircle in_floor(seen_on_deck(hole.rim, -depth, camera), softness);
  const SoftOutline in_body(outline_of(hole.pose, hole.shape, camera), softness);
  // The deck hides what is below it.
  const std::vector<Vec2> above = outline_above_deck(hole.pose, hole.shape, camera);
  std::optional<SoftOutline> in_sight;
  if (!above.empty()) in_sight.emplace(above, softness);
  const SoftOutline in_top(top_outline_of(hole.pose, hole.shape, camera), softness);
  std::optional<LampLight> light;
  if (hole.shadow) light.emplace(hole, *hole.shadow, depth, camera, softness);
  PartShares shares = PartShares::Zero(kHoleParts, patch.p_board.cols());
  for (Eigen::Index i = 0; i < shares.cols(); ++i) {
    const Eigen::Vector2f p = patch.p_board.col(i);
    const float rim = in_rim.share(p);
    const float unhidden = rim < 1 && in_sight ? std::max(rim, in_sight->share(p)) : rim;
    const float top = std::min(in_top.share(p), unhidden);
    const float disc = top < unhidden ? std::max(top, std::min(in_body.share(p), unhidden)) : unhidden;
    const float inside = std::max(rim, disc);
    const float beside = inside - disc;  // wall and floor
    const float floor = beside > 0 ? std::clamp(in_floor.share(p) - disc, 0.F, beside) : 0;
    const float shaded = light ? std::min(1 - inside, light->shaded_deck(p)) : 0;
    shares(row(HolePart::kDeck), i) = 1 - inside - shaded;
    shares(row(HolePart::kShadedDeck), i) = shaded;
    shares(row(HolePart::kWall), i) = beside - floor;
    const float bright = light && floor > 0 ? std::min(floor, light->on_floor(p)) : 0;
    shares(row(HolePart::kFloor), i) = floor - bright;
    shares(row(HolePart::kLitFloor), i) = bright;
    shares(row(HolePart::kSide), i) = disc - top;
    shares(row(HolePart::kTop), i) = top;
  }
  return shares;
}

DiscPose pose_of(const Hanging& hanging, const Circle& rim, const DiscShape& shape) {
  const double d = hanging.offset, foot_radius = shape.radius - shape.edge_rounding / 2;
  // The rim carries it where the two circles cross, so far along the direction from the foot's centre; no
  // farther than the foot goes.
  const double carried =
      std::clamp((rim.radius * rim.radius - foot_radius * foot_radius - d * d) / (2 * std::max(d, 1e-3)), 0.0,
                 foot_radius);
  const Vec2 foot = rim.centre + d * direction(hanging.towards);
  return leaning_pose({foot.x(), foot.y(), -carried * std::tan(hanging.lean)}, hanging.lean,
                      hanging.towards + kPi);
}

double overhang(const FilledHole& hole) {
  return (hole.pose.foot.head<2>() - hole.rim.centre).norm() + hole.shape.radius - hole.rim.radius;
}

double depth_of(const DiscPose& pose, const DiscShape& shape) {
  const double sine = pose.axis.head<2>().norm(), ball = shape.edge_rounding;
  return -(pose.foot.z() + ball * pose.axis.z() - (shape.radius - ball) * sine - ball);
}

}  // namespace ringside
