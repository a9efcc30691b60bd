// SPDX-License-Identifier: MIT
#include "detection/hole/hole_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace ringside {
namespace {

// Measured boards: 15.9 to 19.5 mm, up to 2.5 mm off the lines' centre (calibration/find_hole.cpp).
constexpr double kLeastRadius = 15.5, kMostRadius = 19.8, kMostOffset = 3;  // mm
constexpr std::array kUsualRadii{17.0, 19.0};                               // mm
constexpr double kLeastDepth = 4, kMostDepth = 12;                          // mm
constexpr double kMostShadow = 14;                        // mm: lamps down to 30 degrees above the deck
constexpr double kRadiusPlay = 0.6;                       // mm, between discs of one photo
constexpr double kAnyRadius = 2;                          // mm: measured sets 14.1 to 18.3, usual 15.9
constexpr double kLeastTop = -3, kMostTop = 4;            // mm of a flat disc's top above the deck
constexpr double kLeastLean = 9, kMostLean = 38;          // degrees
constexpr double kLeastHanging = 3.5, kMostHanging = 13;  // mm of a hanger's foot from the hole's centre
// Farther out than where the rim carries it under its middle, a disc tips back onto the deck; farther in than
// where the far wall holds its foot's edge, it falls flat.
constexpr double kTipsWithin = 0.5, kFallsWithin = 0.2;  // mm
// A disc hangs from the rim down to the floor; no board is known whose hole is less deep.
constexpr double kLeastReached = 5;               // mm
constexpr double kPenalty = 1, kFallPenalty = 3;  // misfit per mm of what cannot be

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

// After the rim, an empty hole's depth and shadow.
Params params_of(const EmptyHole& hole) {
  return with(params_of(hole.rim), {hole.depth, hole.shadow.x(), hole.shadow.y()});
}
EmptyHole empty_hole_of(const Params& p) { return {rim_of(p), p[3], {p[4], p[5]}}; }

// Where shadows are looked for first: of lamps all around, high and low.
std::vector<Vec2> usual_shadows() {
  std::vector<Vec2> shadows;
  for (int i = 0; i < 8; ++i)
    for (const double length : {4.0, 9.0}) shadows.emplace_back(length * direction(2 * kPi * i / 8));
  return shadows;
}

// The same drawing with those shadows.
std::vector<Params> under_lamps(const Params& params) {
  std::vector<Params> starts;
  for (const Vec2& shadow : usual_shadows()) starts.push_back(with(params, {shadow.x(), shadow.y()}));
  return starts;
}
std::vector<ParamRange> shadow_ranges() {
  return {{2, -kMostShadow, kMostShadow}, {2, -kMostShadow, kMostShadow}};
}

const HoleFit& better(const HoleFit& one, const HoleFit& other) {
  return one.explanation.misfit < other.explanation.misfit ? one : other;
}

DiscPose level(const Vec2& base, double foot) { return {{base.x(), base.y(), foot}, Vec3::UnitZ()}; }

// How far a disc in the hole would cut into its wall, mm.
double cut_into_wall(const FilledHole& hole) { return std::max(0.0, overhang(hole)); }

// How far a disc reaches down less or more than to a floor, mm.
double wrong_depth(const FilledHole& hole) {
  const double depth = depth_of(hole.pose, hole.shape);
  return std::max(0.0, kLeastReached - depth) + std::max(0.0, depth - kMostDepth);
}

// The penalty for a disc that leans and, so far off the hole's centre, would tip back or fall flat.
double penalty_of_offset(const FilledHole& hole, double offset, double lean) {
  const double rim = hole.rim.radius, radius = hole.shape.radius;
  const double tips = std::sqrt(std::max(0.0, rim * rim - radius * radius));
  const double falls = rim - (radius - hole.shape.edge_rounding) * std::cos(lean);
  return kPenalty * std::max(0.0, offset - tips - kTipsWithin) +
         kFallPenalty * std::max(0.0, falls - offset - kFallsWithin);
}

double no_penalty(const Params&) { return 0; }

}  // namespace

HoleFit HoleFitter::fit_of(const FilledHole& found) const {
  const PartShares shares = shares_of(found, patch_, camera_);
  return {explain(patch_, shares), found, colour_of_gap(patch_, shares)};
}

template <typename DrawingOf, typename Penalty>
auto HoleFitter::best(const std::vector<Params>& starts, const std::vector<ParamRange>& ranges,
                      const DrawingOf& drawing_of, const Penalty& penalty) const {
  const auto cost_on = [&](const HolePatch& patch) {
    return [&](const Params& p) { return explanation(drawing_of(p), patch).misfit + penalty(p); };
  };
  return drawing_of(cheapest(starts, ranges, cost_on(thinnest_patch_), cost_on(thin_patch_)));
}

std::vector<Circle> HoleFitter::rims() const {
  std::vector<Circle> out{rim_};
  for (const double radius : kUsualRadii) out.push_back({Vec2::Zero(), radius});
  return out;
}

std::vector<Params> HoleFitter::empty_starts() const {
  std::vector<Params> starts;
  for (const Circle& rim : rims()) {
    starts.push_back(params_of(EmptyHole{rim, kUsualHoleDepth, Vec2::Zero()}));
    for (const Vec2& shadow : usual_shadows())
      starts.push_back(params_of(EmptyHole{rim, kUsualHoleDepth, shadow}));
  }
  return starts;
}

EmptyHole HoleFitter::empty_from(const std::vector<Params>& starts) const {
  const auto ranges = with(with(rim_ranges(), {{1.5, kLeastDepth, kMostDepth}}), shadow_ranges());
  return best(starts, ranges, empty_hole_of, no_penalty);
}

double HoleFitter::blur_of(const EmptyHole& drawing) const {
  // Of what is usual: sharp photos 0.6 to 1.2, blurred ones to 3.
  constexpr std::array kFactors{0.6, 0.8, 1.0, 1.25, 1.6, 2.0, 2.5, 3.2};
  double best = patch_.blur, least = std::numeric_limits<double>::infinity();
  HolePatch patch = patch_;
  for (const double factor : kFactors) {
    patch.blur = factor * patch_.blur;
    const double misfit = explanation(drawing, patch).misfit;
    if (misfit >= least) continue;
    least = misfit;
    best = patch.blur;
  }
  return best;
}

ParamRange HoleFitter::radius_range() const {
  const double play = disc_.measured ? kRadiusPlay : kAnyRadius;
  return {0.4, shape().radius - play, shape().radius + play};
}

// Every rim with every radius that a disc in it may have.
std::vector<HoleFitter::Start> HoleFitter::rims_and_discs() const {
  constexpr double kStep = 1.5;  // mm: descents find their way over half of it
  std::vector<double> radii{shape().radius};
  if (!disc_.measured) radii = {shape().radius - kStep, shape().radius, shape().radius + kStep};
  std::vector<Start> all;
  for (const double radius : radii)
    for (const Circle& rim : rims()) all.push_back({rim, radius});
  return all;
}

HoleFitter::HoleFitter(const HolePatch& patch, const Circle& rim, const LikelyShape& disc, const Vec3& camera)
    : patch_(patch),
      thin_patch_(thinned(patch, 2)),
      thinnest_patch_(thinned(patch, 3)),
      rim_(rim),
      disc_(disc),
      camera_(camera) {
  empty_ = empty_from(empty_starts());
  patch_.blur = blur_of(empty_);
  thin_patch_.blur = thinnest_patch_.blur = patch_.blur;
}

HoleFit HoleFitter::empty() const {
  const EmptyHole found = empty_from({params_of(empty_)});
  return {explanation(found, patch_), {found.rim, level(found.rim.centre, 0), shape()}, std::nullopt};
}

// A flat disc's parameters after the rim: its place from the rim's centre, its top above the deck, its
// radius; and, under a lamp, the shadow.
std::vector<ParamRange> HoleFitter::flat_ranges() const {
  return with(rim_ranges(), {{0.7, -kMostDepth, kMostDepth},
                             {0.7, -kMostDepth, kMostDepth},
                             {1, kLeastTop, kMostTop},
                             radius_range()});
}

FilledHole HoleFitter::flat_hole_of(const Params& p) const {
  const Vec2 base = rim_of(p).centre + Vec2(p[3], p[4]);
  FilledHole hole{rim_of(p), level(base, p[5] - shape().height), with_radius(shape(), p[6])};
  if (p.size() > 7) hole.shadow = Vec2(p[7], p[8]);
  return hole;
}

HoleFit HoleFitter::best_flat(const std::vector<Params>& starts,
                              const std::vector<ParamRange>& ranges) const {
  const auto hole = [&](const Params& p) { return flat_hole_of(p); };
  return fit_of(
      best(starts, ranges, hole, [&](const Params& p) { return kPenalty * cut_into_wall(hole(p)); }));
}

HoleFit HoleFitter::flat() const {
  std::vector<Params> starts;
  for (const auto& [rim, radius] : rims_and_discs()) {
    // In a wide hole it may lie far off the middle.
    const double away = std::max(1.5, 0.75 * (rim.radius - radius));
    for (int i = 0; i < 6; ++i) {
      const Vec2 base = (i == 0 ? 0.0 : away) * direction(2 * kPi * i / 5);
      for (const double top : {0.0, 2.5})
        starts.push_back(with(params_of(rim), {base.x(), base.y(), top, radius}));
    }
  }
  return best_flat(starts, flat_ranges());
}

HoleFit HoleFitter::flat_under_a_lamp(const HoleFit& flat) const {
  const FilledHole& even = flat.hole;
  const Vec2 place = even.pose.foot.head<2>() - even.rim.centre;
  const Params params = with(
      params_of(even.rim), {place.x(), place.y(), even.pose.foot.z() + even.shape.height, even.shape.radius});
  return better(best_flat(under_lamps(params), with(flat_ranges(), shadow_ranges())), flat);
}

// A hanger's parameters after the rim: how it hangs, its radius; and, under a lamp, the shadow.
std::vector<ParamRange> HoleFitter::hanger_ranges() const {
  return with(rim_ranges(), {{0.15, -10, 10},
                             {1, kLeastHanging, kMostHanging},
                             {radians(4), radians(kLeastLean), radians(kMostLean)},
                             radius_range()});
}

FilledHole HoleFitter::hanging_hole_of(const Params& p) const {
  const DiscShape disc = with_radius(shape(), p[6]);
  FilledHole hole{rim_of(p), pose_of({p[3], p[4], p[5]}, rim_of(p), disc), disc};
  if (p.size() > 7) hole.shadow = Vec2(p[7], p[8]);
  return hole;
}

HoleFit HoleFitter::best_hanger(const std::vector<Params>& starts,
                                const std::vector<ParamRange>& ranges) const {
  const auto hole = [&](const Params& p) { return hanging_hole_of(p); };
  return fit_of(best(starts, ranges, hole, [&](const Params& p) {
    const FilledHole filled = hole(p);
    return kPenalty * wrong_depth(filled) + penalty_of_offset(filled, p[4], p[5]);
  }));
}

HoleFit HoleFitter::hanger() const {
  std::vector<Params> starts;
  for (const auto& [rim, radius] : rims_and_discs()) {
    for (int i = 0; i < 16; ++i) {
      for (const Vec2& offset_and_lean : {Vec2(4, 13), Vec2(4.5, 21), Vec2(7, 21)}) {
        starts.push_back(with(params_of(rim),
                              {2 * kPi * i / 16, offset_and_lean.x(), radians(offset_and_lean.y()), radius}));
      }
    }
  }
  return best_hanger(starts, hanger_ranges());
}

HoleFit HoleFitter::hanger_under_a_lamp(const HoleFit& hanger) const {
  const FilledHole& even = hanger.hole;
  const Vec2 away = even.pose.foot.head<2>() - even.rim.centre;
  const double lean = std::atan2(even.pose.axis.head<2>().norm(), even.pose.axis.z());
  const Params params =
      with(params_of(even.rim), {std::atan2(away.y(), away.x()), away.norm(), lean, even.shape.radius});
  return better(best_hanger(under_lamps(params), with(hanger_ranges(), shadow_ranges())), hanger);
}

HoleFit HoleFitter::standing(const Vec2& base) const {
  const auto hole = [&](const Params& p) {
    return FilledHole{rim_of(p), level({p[3], p[4]}, 0), with_radius(shape(), p[5])};
  };
  constexpr double kNear = 4;  // mm
  const auto ranges = with(
      rim_ranges(),
      {{0.7, base.x() - kNear, base.x() + kNear}, {0.7, base.y() - kNear, base.y() + kNear}, radius_range()});
  std::vector<Params> starts;
  for (const Circle& rim : rims())
    starts.push_back(with(params_of(rim), {base.x(), base.y(), shape().radius}));
  const FilledHole found = best(starts, ranges, hole, no_penalty);
  return fit_of(found);
}

}  // namespace ringside
