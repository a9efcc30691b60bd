// SPDX-License-Identifier: MIT
#include "detection/placement/leaning.h"

#include <algorithm>

#include "fitting/descend.h"

namespace ringside {
namespace {

// A leaning disc about where it was placed, by its top, which shows most. Parameters: how far the top's
// centre is seen beside where it was placed, on the deck (mm), and the axis' way to x and y for each mm up.
class LeaningDisc {
 public:
  LeaningDisc(const SeenDisc& seen, const FittedDisc& fitted)
      : seen_(seen), fitted_(fitted), seen_top_(seen_top(fitted.base, fitted.shape, fitted.camera).centre) {}

  // Of a ray on average. wider: than the discs of its side, mm.
  double mean_loss(const Params& params, RaySubset rays = kAllRays, double wider = 0) const {
    const DiscShape shape = with_radius(fitted_.shape, fitted_.shape.radius + wider);
    const DiscPose pose = pose_of(params, shape);
    const DiscsSeen leaning{posed(pose, shape), {}, fitted_.camera};
    return mean_cauchy_loss(seen_.sq_residuals(leaning, fitted_.light, rays), fitted_.noise_scale);
  }

 private:
  // The lowest place of its edge is on the deck.
  DiscPose pose_of(const Params& params, const DiscShape& shape) const {
    const Vec3 axis = Vec3(params[2], params[3], 1).normalized();
    const double foot_lifted = (shape.radius - shape.edge_rounding) * axis.head<2>().norm();
    const double top_height = shape.height - shape.edge_rounding;  // as of seen_top
    const double up = foot_lifted + top_height * axis.z();
    const Vec2 seen = seen_top_ + Vec2(params[0], params[1]);
    const Vec2 top = base_below(seen, up, fitted_.camera);
    return {Vec3(top.x(), top.y(), up) - top_height * axis, axis};
  }

  const SeenDisc& seen_;
  const FittedDisc& fitted_;
  Vec2 seen_top_;
};

// In all directions. What was placed as if it lay flat is where its top is or, where its low edge tells more,
// short of it.
std::vector<Params> leaning_starts() {
  constexpr int kWays = 8;
  std::vector<Params> out;
  for (int way = 0; way < kWays; ++way) {
    const Vec2 unit = direction(2 * kPi * way / kWays);
    for (const double lean : {0.14, 0.21}) {
      for (const double short_of : {-0.65, 0.0, 0.65, 1.3})
        out.push_back({short_of * unit.x(), short_of * unit.y(), lean * unit.x(), lean * unit.y()});
    }
  }
  return out;
}

}  // namespace

double better_leaning(const SeenDisc& seen, const FittedDisc& fitted) {
  const LeaningDisc disc(seen, fitted);
  const ParamRange place{0.4, -4, 4}, lean{0.04, -0.35, 0.35}, size{0.2, -1, 1};
  const Params flat{0, 0, 0, 0};
  // With half of the rays most discs show at once that they do not lean. Of those that were seen to lean one
  // had a mean loss below 1.1, of flat discs a fifth more than 1; none of them was lost for want of a
  // better start.
  constexpr double kWellExplained = 1, kAtOnceBetter = 0.05;
  const double as_placed = disc.mean_loss(flat, kHalfOfRays);
  if (as_placed < kWellExplained) return 0;
  const Cost rough = [&](const Params& params) { return disc.mean_loss(params, kHalfOfRays); };
  const auto start = cheapest_below(as_placed - kAtOnceBetter, leaning_starts(), rough);
  if (!start) return 0;
  const Cost cost = [&](const Params& params) { return disc.mean_loss(params); };
  const double leaning = cost(cheapest({start->params}, {place, place, lean, lean}, cost, cost));
  // A disc that is larger or smaller than the others of its side has as low a loss.
  const Cost lies = [&](const Params& params) {
    return disc.mean_loss({params[0], params[1], 0, 0}, kAllRays, params[2]);
  };
  const double lying = lies(cheapest({{0, 0, 0}}, {place, place, size}, lies, lies));
  return std::max(0.0, lying - leaning);
}

}  // namespace ringside
