// SPDX-License-Identifier: MIT
#include "detection/settle_disc.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

#include "detection/disc_rays.h"

namespace ringside {
namespace {

// Shares of the picture left unexplained. Of 750 rendered discs whose two fits lay apart, the other fit was
// the nearer one in one of two when it explained this much more, in nine of ten when 0.03 more than that.
constexpr double kEven = 0.01, kOddsPerShare = 60;
// The quality from which on an outline is known to be the disc's; as of a FoundDisc.
constexpr double kWellSeen = 0.85;
constexpr double kSamePlace = 0.15;  // mm
// A free fit's radius, and that it says half as much as it would alone: what misleads it misleads the
// picture.
constexpr double kFreeRadiusSigma = 0.42;     // mm
constexpr double kMostUnlikely = 1.5;         // logarithm of odds: outlines are now and then off by anything
constexpr std::array kShifts{2.0, 4.0, 6.0};  // mm: shadows dragged discs up to 5, and a fit finds the last 2
constexpr int kWays = 8;
// Most discs are where they were found: of 17 that had another place explained them better, 15 of those that
// did by 0.019 and more were right, the two others seen worse there.
constexpr double kEvenAside = 0.02;
// A finger on a disc, or a camera that sharpens edges, leaves so much unexplained (0.80 to 0.97) that the
// rest says nothing; the 17 had 0.33 to 0.71.
constexpr double kOfAnotherKind = 0.75;
constexpr double kAboutAsWell = 0.05;  // in quality: what was put right gained up to 0.5, two lost 0.01

NearSide other(NearSide side) { return side == NearSide::kFoot ? NearSide::kShoulder : NearSide::kFoot; }

class Settler {
 public:
  Settler(const Photo& photo, const Calibration& calibration, const DiscShape& shape, const FoundDisc& found,
          const std::optional<Vec2>& shadow)
      : photo_(photo), calibration_(calibration), shape_(shape), found_(found), shadow_(shadow) {}

  // What its edge towards the camera is.
  OutlineFit by_side() {
    const auto fit = [&](NearSide side) { return fit_from(found_.fit.base, side, found_.lost_towards); };
    const auto first = fit(found_.fit.near_side), second = fit(other(found_.fit.near_side));
    if (!first) return second.value_or(found_.fit);
    if (!second) return *first;
    return choose(*first, *second, odds_by_radius(second->near_side));
  }

  // Whether it lies a few mm aside, where no shadow's edge is taken for its own.
  OutlineFit or_aside(const OutlineFit& settled) {
    const double now = unexplained(settled.base);
    if (now >= kOfAnotherKind) return settled;
    std::optional<OutlineFit> best;
    double least = now - kEvenAside;
    const double least_quality = quality_of(settled) - kAboutAsWell;
    for (const Vec2& shift : shifts()) {
      const Vec2 start = found_.fit.base + shift;
      if (unexplained(start) > least) continue;
      for (const NearSide side : {NearSide::kFoot, NearSide::kShoulder}) {
        const auto fit = fit_from(start, side, -shift.normalized());
        if (!fit || quality_of(*fit) < least_quality) continue;
        const double then = unexplained(fit->base);
        if (then > least) continue;
        best = fit;
        least = then;
      }
    }
    return best ? choose(settled, *best, kOddsPerShare * (kEven - kEvenAside)) : settled;
  }

 private:
  static std::vector<Vec2> shifts() {
    std::vector<Vec2> all;
    for (int i = 0; i < kWays; ++i)
      for (const double shift : kShifts) all.emplace_back(shift * direction(2 * kPi * i / kWays));
    return all;
  }

  std::optional<OutlineFit> fit_from(const Vec2& start, NearSide side,
                                     const std::optional<Vec2>& lost_towards) const {
    return fit_outline(photo_, calibration_, start, shape_, side, RadiusMode::kFixed, lost_towards);
  }

  // Most discs need no rays: both sides' fits agree.
  double unexplained(const Vec2& base) {
    if (!rays_) rays_.emplace(photo_, calibration_, shape_, found_.fit.base, shadow_);
    return rays_->unexplained(base);
  }

  // Logarithm of the odds that the edge is on that side, from the radius that a free fit of each has; what is
  // hidden in part has any.
  double odds_by_radius(NearSide side) const {
    if (!found_.foot || !found_.shoulder || found_.quality < kWellSeen) return 0;
    const auto unlikely = [&](const OutlineFit& fit) {
      return std::min(std::pow((fit.radius - shape_.radius) / kFreeRadiusSigma, 2) / 2, kMostUnlikely);
    };
    const double shoulder = unlikely(*found_.foot) - unlikely(*found_.shoulder);
    return side == NearSide::kShoulder ? shoulder : -shoulder;
  }

  // other_odds: what else speaks for the second.
  OutlineFit choose(const OutlineFit& first, const OutlineFit& second, double other_odds) {
    if ((second.base - first.base).norm() < kSamePlace) return first;
    const double now = unexplained(first.base);
    const double odds = kOddsPerShare * (now - unexplained(second.base) - kEven) + other_odds;
    return odds > 0 && now < kOfAnotherKind ? second : first;
  }

  const Photo& photo_;
  const Calibration& calibration_;
  const DiscShape& shape_;
  const FoundDisc& found_;
  const std::optional<Vec2>& shadow_;
  std::optional<DiscRays> rays_;
};

}  // namespace

OutlineFit settle_disc(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                       const FoundDisc& found, const std::optional<Vec2>& shadow) {
  Settler settler(photo, calibration, shape, found, shadow);
  const OutlineFit settled = settler.by_side();
  return found.quality < kWellSeen ? settler.or_aside(settled) : settled;
}

}  // namespace ringside
