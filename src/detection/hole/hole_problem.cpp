// SPDX-License-Identifier: MIT
#include "detection/hole/hole_problem.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

#include "detection/hole/hole_pose.h"

namespace ringside {
namespace {

// Measured boards: 15.9 to 19.5 mm, up to 2.5 mm off the lines' centre (calibration/find_hole.cpp).
constexpr double kLeastRadius = 15.5, kMostRadius = 19.8, kMostOffset = 3;  // mm
constexpr double kLeastDepth = 4, kMostDepth = 12;                          // mm
constexpr double kMostShadow = 14;                        // mm: lamps down to 30 degrees above the deck
constexpr double kLeastTop = -3, kMostTop = 4;            // mm of a flat disc's top above the deck
constexpr double kLeastLean = 9, kMostLean = 38;          // degrees
constexpr double kLeastHanging = 3.5, kMostHanging = 13;  // mm of a hanger's foot from the hole's centre
constexpr double kNear = 4;  // mm of a disc beside the hole from where it was found
// Farther out than where the rim carries it under its middle, a disc tips back onto the deck; farther in than
// where the far wall holds its foot's edge, it falls flat.
constexpr double kTipsWithin = 0.5, kFallsWithin = 0.2;  // mm
// A disc hangs from the rim down to the floor; no board is known whose hole is less deep.
constexpr double kLeastReached = 5;  // mm
// Of what cannot be, and of a hanger that would fall: as much as a pixel's noise, mm.
constexpr double kCannotBe = 0.5, kFalls = 0.25;

bool has_lamp(HoleKind kind) {
  return kind == HoleKind::kEmpty || kind == HoleKind::kFlatUnderLamp || kind == HoleKind::kHangerUnderLamp;
}

double beyond_zero(double v) { return std::max(0.0, v); }

// What begins or ceases to count has no slope.
RINGSIDE_BY_PROCESSOR void take_slopes(const std::array<Row, 3>& here, float per_unit,
                                       std::array<Row, 3>& there) {
  for (std::size_t channel = 0; channel < 3; ++channel) {
    for (std::size_t b = 0; b < here[channel].size(); ++b) {
      const Lanes one = here[channel][b].v, other = there[channel][b].v;
      there[channel][b].v = ((one == 0.F) | (other == 0.F)) ? Lanes{} : (other - one) * per_unit;
    }
  }
}

float sum_of_lanes(const Lanes& lanes) {
  float sum = 0;
  for (std::size_t i = 0; i < Eight::kCount; ++i) sum += lanes[i];
  return sum;
}

}  // namespace

HoleProblem::HoleProblem(HoleKind its_kind, const DiscShape& its_shape, double radius_play,
                         const Vec2& beside)
    : kind(its_kind), shape(its_shape) {
  constexpr double kStep = 0.15, kAngleStep = 0.02;  // a pixel's edge is 1 mm and more wide
  const auto add = [&](double least, double most, double step) { unknowns.push_back({least, most, step}); };
  add(-kMostOffset, kMostOffset, kStep);
  add(-kMostOffset, kMostOffset, kStep);
  add(kLeastRadius, kMostRadius, kStep);
  const auto add_radius = [&] { add(shape.radius - radius_play, shape.radius + radius_play, kStep); };
  switch (kind) {
    case HoleKind::kEmpty:
      add(kLeastDepth, kMostDepth, 2 * kStep);
      break;
    case HoleKind::kFlat:
    case HoleKind::kFlatUnderLamp:
      add(-kMostDepth, kMostDepth, kStep);
      add(-kMostDepth, kMostDepth, kStep);
      add(kLeastTop, kMostTop, 2 * kStep);
      add_radius();
      break;
    case HoleKind::kHanger:
    case HoleKind::kHangerUnderLamp:
      add(-10, 10, kAngleStep);
      add(kLeastHanging, kMostHanging, kStep);
      add(radians(kLeastLean), radians(kMostLean), kAngleStep);
      add_radius();
      break;
    case HoleKind::kBeside:
      add(beside.x() - kNear, beside.x() + kNear, kStep);
      add(beside.y() - kNear, beside.y() + kNear, kStep);
      add_radius();
  }
  if (!has_lamp(kind)) return;
  add(-kMostShadow, kMostShadow, 2 * kStep);
  add(-kMostShadow, kMostShadow, 2 * kStep);
}

HoleScene HoleProblem::scene_of(const HoleUnknowns& at) const {
  const Circle rim{{at[0], at[1]}, at[2]};
  HoleScene scene{rim};
  const auto lie = [&](const DiscPose& pose, const DiscShape& disc) {
    scene.disc = LyingDisc{pose, disc};
    // Of a hole that the disc does not reach down into, the usual one.
    const double reached = depth_of(pose, disc);
    if (reached > 1) scene.depth = reached;
  };
  if (kind == HoleKind::kEmpty) {
    scene.depth = at[3];
  } else if (kind == HoleKind::kBeside) {
    lie(level({at[3], at[4]}, 0), with_radius(shape, at[5]));
  } else if (kind == HoleKind::kFlat || kind == HoleKind::kFlatUnderLamp) {
    lie(level(rim.centre + Vec2(at[3], at[4]), at[5] - shape.height), with_radius(shape, at[6]));
  } else {
    const DiscShape disc = with_radius(shape, at[6]);
    lie(pose_of({at[3], at[4], at[5]}, rim, disc), disc);
  }
  if (has_lamp(kind)) scene.shadow = Vec2(at[unknowns.size() - 2], at[unknowns.size() - 1]);
  return scene;
}

std::array<double, HoleProblem::kPriors> HoleProblem::priors(const HoleScene& scene) const {
  if (kind == HoleKind::kEmpty || kind == HoleKind::kBeside) return {};
  const auto& [pose, disc] = *scene.disc;
  // It would cut into the wall.
  if (kind == HoleKind::kFlat || kind == HoleKind::kFlatUnderLamp)
    return {beyond_zero(overhang(pose, disc, scene.rim)) / kCannotBe};
  // It reaches down less or more than to a floor, would tip back, or fall flat.
  const double rim = scene.rim.radius, radius = disc.radius, depth = depth_of(pose, disc);
  const double offset = (pose.foot.head<2>() - scene.rim.centre).norm();
  const double tips = std::sqrt(beyond_zero(rim * rim - radius * radius));
  const double falls = rim - (radius - disc.edge_rounding) * pose.axis.z();
  return {(beyond_zero(kLeastReached - depth) + beyond_zero(depth - kMostDepth)) / kCannotBe,
          beyond_zero(offset - tips - kTipsWithin) / kCannotBe,
          beyond_zero(falls - offset - kFallsWithin) / kFalls};
}

double HoleDescent::cost(const HoleUnknowns& at) {
  const HoleScene scene = problem_.scene_of(at);
  part_colours_.of(scene, patch_, camera_);
  double cost = part_colours_.mean_loss();
  for (const double prior : problem_.priors(scene)) cost += prior * prior;
  return cost;
}

double HoleDescent::residuals(const HoleUnknowns& at, Residuals& out) {
  const double here = cost(at);
  out.pixels = part_colours_.residuals();
  out.priors = problem_.priors(problem_.scene_of(at));
  return here;
}

double HoleDescent::dot(const Residuals& a, const Residuals& b) const {
  Lanes sum{};
  for (std::size_t channel = 0; channel < 3; ++channel)
    for (std::size_t i = 0; i < patch_.blocks(); ++i) sum += a.pixels[channel][i].v * b.pixels[channel][i].v;
  double out = static_cast<double>(sum_of_lanes(sum)) / static_cast<double>(patch_.count);
  for (std::size_t i = 0; i < a.priors.size(); ++i) out += a.priors[i] * b.priors[i];
  return out;
}

void HoleDescent::differentiate(const HolePlace& from) {
  residuals(from.at, here_);
  const std::size_t count = problem_.unknowns.size();
  for (std::size_t i = 0; i < count; ++i) {
    HoleUnknowns next = from.at;
    const double step = problem_.unknowns[i].step;
    next[i] += next[i] + step > problem_.unknowns[i].most ? -step : step;
    Residuals& slope = slopes_[i];
    residuals(next, slope);
    const double per_unit = 1 / (next[i] - from.at[i]);
    take_slopes(here_.pixels, static_cast<float>(per_unit), slope.pixels);
    for (std::size_t k = 0; k < HoleProblem::kPriors; ++k)
      slope.priors[k] = (slope.priors[k] - here_.priors[k]) * per_unit;
  }
  const auto size = static_cast<Eigen::Index>(count);
  normal_.resize(size, size);
  gradient_.resize(size);
  for (std::size_t i = 0; i < count; ++i) {
    const auto row = static_cast<Eigen::Index>(i);
    gradient_[row] = dot(slopes_[i], here_);
    for (std::size_t k = 0; k <= i; ++k)
      normal_(row, static_cast<Eigen::Index>(k)) = normal_(static_cast<Eigen::Index>(k), row) =
          dot(slopes_[i], slopes_[k]);
  }
}

HolePlace HoleDescent::descend(HolePlace place, int most_steps) {
  constexpr double kLeastGain = 0.003;  // of the cost
  double damping = 0.1;
  for (int step = 0; step < most_steps; ++step) {
    differentiate(place);
    bool better = false, enough = false;
    for (int attempt = 0; attempt < 3 && !better; ++attempt) {
      Normal damped = normal_;
      damped.diagonal() *= 1 + damping;
      damped.diagonal().array() += 1e-4;
      const Gradient change = damped.ldlt().solve(gradient_);
      HolePlace next = place;
      for (std::size_t i = 0; i < problem_.unknowns.size(); ++i) {
        const HoleUnknown& unknown = problem_.unknowns[i];
        // No farther than what a drawing of here tells of there.
        const double far = 15 * unknown.step, move = change[static_cast<Eigen::Index>(i)];
        next.at[i] = std::clamp(place.at[i] - std::clamp(move, -far, far), unknown.least, unknown.most);
      }
      next.cost = cost(next.at);
      better = next.cost < place.cost;
      damping *= better ? 0.3 : 6;
      if (!better) continue;
      enough = place.cost - next.cost < kLeastGain * place.cost;
      place = next;
    }
    if (!better || enough) break;
  }
  return place;
}

}  // namespace ringside
