// SPDX-License-Identifier: MIT
#include "detection/hole_fit.h"

#include <algorithm>
#include <cmath>

namespace ringside {
namespace {

// Measured boards: 15.9 to 19.5 mm, up to 2.5 mm off the lines' centre (calibration/find_hole.cpp).
constexpr double kUsualRadius = 17.5, kLeastRadius = 15.5, kMostRadius = 19.8, kMostOffset = 3;  // mm
constexpr double kLeastDepth = 4, kMostDepth = 12;                                               // mm
constexpr double kMostShadow = 14;                        // mm: lamps down to 30 degrees above the deck
constexpr double kRadiusPlay = 0.6;                       // mm, between discs of one photo
constexpr double kLeastTop = -3, kMostTop = 4;            // mm of a flat disc's top above the deck
constexpr double kLeastLean = 9, kMostLean = 38;          // degrees
constexpr double kLeastHanging = 3.5, kMostHanging = 13;  // mm of a hanger's foot from the hole's centre
// Farther out than where the rim carries it under its middle, a disc tips back onto the deck.
constexpr double kTipsWithin = 0.5;  // mm
constexpr double kPenalty = 1;       // misfit per mm of what cannot be

// The first three parameters of every kind are the rim.
Params params_of(const Circle& rim) { return {rim.centre.x(), rim.centre.y(), rim.radius}; }
Circle rim_of(const Params& p) { return {{p[0], p[1]}, p[2]}; }
std::vector<ParamRange> rim_ranges() {
  return {
      {0.5, -kMostOffset, kMostOffset}, {0.5, -kMostOffset, kMostOffset}, {0.5, kLeastRadius, kMostRadius}};
}

Params with(Params params, const Params& more) {
  params.insert(params.end(), more.begin(), more.end());
  return params;
}

std::vector<ParamRange> with(std::vector<ParamRange> ranges, const std::vector<ParamRange>& more) {
  ranges.insert(ranges.end(), more.begin(), more.end());
  return ranges;
}

ParamRange radius_range(const DiscShape& shape) {
  return {0.4, shape.radius - kRadiusPlay, shape.radius + kRadiusPlay};
}

DiscShape with_radius(DiscShape shape, double radius) {
  shape.radius = radius;
  return shape;
}

DiscPose level(const Vec2& base, double foot) { return {{base.x(), base.y(), foot}, Vec3::UnitZ()}; }

// How far a disc in the hole would cut into its wall, mm.
double cut_into_wall(const FilledHole& hole) {
  const double off_centre = (hole.pose.foot.head<2>() - hole.rim.centre).norm();
  return std::max(0.0, off_centre + hole.shape.radius - hole.rim.radius);
}

double no_penalty(const Params&) { return 0; }

}  // namespace

HoleFit HoleFitter::fit_of(const FilledHole& found) const { return {explanation(found, patch_), found}; }

template <typename DrawingOf, typename Penalty>
auto HoleFitter::best(const std::vector<Params>& starts, const std::vector<ParamRange>& ranges,
                      const DrawingOf& drawing_of, const Penalty& penalty) const {
  const auto cost_on = [&](const HolePatch& patch) {
    return [&](const Params& p) { return explanation(drawing_of(p), patch).misfit + penalty(p); };
  };
  return drawing_of(cheapest(starts, ranges, cost_on(thinnest_patch_), cost_on(thin_patch_)));
}

std::vector<Circle> HoleFitter::rims() const { return {rim_, {Vec2::Zero(), kUsualRadius}}; }

HoleFit HoleFitter::empty() const {
  const auto hole = [](const Params& p) { return EmptyHole{rim_of(p), p[3], {p[4], p[5]}}; };
  const auto ranges =
      with(rim_ranges(),
           {{1.5, kLeastDepth, kMostDepth}, {2, -kMostShadow, kMostShadow}, {2, -kMostShadow, kMostShadow}});
  std::vector<Params> starts;
  for (const Circle& rim : rims()) {
    starts.push_back(with(params_of(rim), {kUsualHoleDepth, 0, 0}));
    for (int i = 0; i < 8; ++i) {
      for (const double length : {4.0, 9.0}) {
        const Vec2 shadow = length * direction(2 * kPi * i / 8);
        starts.push_back(with(params_of(rim), {kUsualHoleDepth, shadow.x(), shadow.y()}));
      }
    }
  }
  const EmptyHole found = best(starts, ranges, hole, no_penalty);
  return {explanation(found, patch_), {found.rim, level(found.rim.centre, 0), shape_}};
}

HoleFit HoleFitter::flat() const {
  const auto hole = [&](const Params& p) {
    const Vec2 base = rim_of(p).centre + Vec2(p[3], p[4]);
    return FilledHole{rim_of(p), level(base, p[5] - shape_.height), with_radius(shape_, p[6])};
  };
  const auto ranges = with(rim_ranges(), {{0.7, -kMostDepth, kMostDepth},
                                          {0.7, -kMostDepth, kMostDepth},
                                          {1, kLeastTop, kMostTop},
                                          radius_range(shape_)});
  std::vector<Params> starts;
  for (const Circle& rim : rims()) {
    for (int i = 0; i < 6; ++i) {
      const Vec2 base = (i == 0 ? 0.0 : 1.5) * direction(2 * kPi * i / 5);
      for (const double top : {0.0, 2.5})
        starts.push_back(with(params_of(rim), {base.x(), base.y(), top, shape_.radius}));
    }
  }
  const FilledHole found =
      best(starts, ranges, hole, [&](const Params& p) { return kPenalty * cut_into_wall(hole(p)); });
  return fit_of(found);
}

HoleFit HoleFitter::hanger() const {
  const auto hole = [&](const Params& p) {
    const DiscShape shape = with_radius(shape_, p[6]);
    return FilledHole{rim_of(p), pose_of({p[3], p[4], p[5]}, rim_of(p), shape), shape};
  };
  const auto ranges = with(rim_ranges(), {{0.15, -10, 10},
                                          {1, kLeastHanging, kMostHanging},
                                          {radians(4), radians(kLeastLean), radians(kMostLean)},
                                          radius_range(shape_)});
  std::vector<Params> starts;
  for (const Circle& rim : rims()) {
    for (int i = 0; i < 16; ++i) {
      for (const Vec2& offset_and_lean : {Vec2(4, 13), Vec2(4.5, 21), Vec2(7, 21)}) {
        starts.push_back(with(params_of(rim), {2 * kPi * i / 16, offset_and_lean.x(),
                                               radians(offset_and_lean.y()), shape_.radius}));
      }
    }
  }
  const FilledHole found = best(starts, ranges, hole, [&](const Params& p) {
    const FilledHole filled = hole(p);
    const double tips = std::sqrt(std::max(0.0, std::pow(p[2], 2) - std::pow(p[6], 2)));
    const double too_far = std::max(0.0, p[4] - tips - kTipsWithin);
    const double too_deep = std::max(0.0, depth_of(filled.pose, filled.shape) - kMostDepth);
    return kPenalty * (too_far + too_deep);
  });
  return fit_of(found);
}

HoleFit HoleFitter::standing(const Vec2& base) const {
  const auto hole = [&](const Params& p) {
    return FilledHole{rim_of(p), level({p[3], p[4]}, 0), with_radius(shape_, p[5])};
  };
  constexpr double kNear = 4;  // mm
  const auto ranges = with(rim_ranges(), {{0.7, base.x() - kNear, base.x() + kNear},
                                          {0.7, base.y() - kNear, base.y() + kNear},
                                          radius_range(shape_)});
  std::vector<Params> starts;
  for (const Circle& rim : rims())
    starts.push_back(with(params_of(rim), {base.x(), base.y(), shape_.radius}));
  const FilledHole found = best(starts, ranges, hole, no_penalty);
  return fit_of(found);
}

}  // namespace ringside
