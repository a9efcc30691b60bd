// SPDX-License-Identifier: MIT
#include "detection/placement/place_by_shading.h"

#include <Eigen/LU>
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "detection/placement/irregular.h"
#include "detection/placement/position_uncertainty.h"
#include "detection/placement/rim_hypotheses.h"
#include "detection/placement/seen_disc.h"
#include "detection/placement/shading_fit.h"
#include "detection/placement/size_spread.h"
#include "imaging/fine_colour.h"
#include "imaging/in_parallel.h"
#include "imaging/picture_share.h"

namespace ringside {
namespace {

constexpr int kRoughSteps = 4;  // with some rays; then with all

struct Trial {
  Vec2 base;
  double mean_loss;  // of a ray
  Vec3 face;         // its light
};

// Bare deck is explained best of all, by a disc of its own colour.
bool is_same_paint(const Vec3& face, const Vec3& usual) {
  const double most = std::log(kLightDiffers);
  return (((face.array() + kDarkNoise) / (usual.array() + kDarkNoise)).log().abs() < most).all();
}

// One disc by itself in a known light.
class LoneDisc {
 public:
  LoneDisc(const Photo& photo, const Calibration& calibration, const DiscShape& shape, const Shading& shading,
           double noise_scale)
      : photo_(photo),
        calibration_(calibration),
        shape_(shape),
        shading_(shading),
        noise_scale_(noise_scale) {}

  Trial at(const Vec2& base) const {
    const SeenDisc seen(photo_, calibration_, shape_, base, kHalfOfRays);
    return {base, look(seen, base).mean_loss, seen.face()};
  }

  // At the best place near one, seen from there; empty where that is the place that is known already.
  std::optional<Trial> near(Vec2 base, const Vec2& known) const {
    constexpr int kNearSteps = 3;
    constexpr double kLongestStep = 1.2, kSamePlace = 0.4;  // mm
    const SeenDisc seen(photo_, calibration_, shape_, base, kHalfOfRays);
    for (int step = 0; step < kNearSteps; ++step) {
      const RimNormalEquations here = look(seen, base);
      const Vec2 change = here.normal.topLeftCorner<2, 2>().inverse() * here.gradient.head<2>();
      base += change * std::min(1.0, kLongestStep / std::max(change.norm(), 1e-9));
      if ((base - known).norm() < kSamePlace) return std::nullopt;
    }
    return at(base);
  }

 private:
  RimNormalEquations look(const SeenDisc& seen, const Vec2& base) const {
    return rim_normal_equations(seen, base, shape_.radius, shading_, noise_scale_);
  }

  const Photo& photo_;
  const Calibration& calibration_;
  DiscShape shape_;
  Shading shading_;
  double noise_scale_;
};

bool overlaps_another(const ShadingFit& fit, std::size_t disc, const Vec2& base) {
  constexpr double kPlay = 2;  // mm
  for (std::size_t i = 0; i < fit.discs().size(); ++i) {
    const double apart = fit.radius(fit.discs()[disc].side) + fit.radius(fit.discs()[i].side) - kPlay;
    if (i != disc && (fit.base(i) - base).norm() < apart) return true;
  }
  return false;
}

// Looks for a disc about the place where its outline was seen, which may be its face's or its shadow's.
// Whether it lies elsewhere. Of 3600 rendered discs those that lay a millimetre or more off had a
// mean loss of 0.8 to 3.4, and 0.1 to 0.79 of that where they really lay; no other had less than 0.8 of it
// anywhere about.
bool refine_from_offsets(ShadingFit& fit, std::size_t disc, const Photo& photo,
                         const Calibration& calibration, const DiscShape& shape, double noise_scale) {
  constexpr double kLikeMost = 0.7, kBadly = 1;  // mean loss
  constexpr double kClearly = 0.8;               // of the loss before
  constexpr double kApart = 2.5;                 // mm
  constexpr int kRounds = 4, kWays = 8;
  const std::size_t side = fit.discs()[disc].side;
  const double badly = fit.discs()[disc].quality < kSureQuality ? kLikeMost : kBadly;
  const LoneDisc lone(photo, calibration, with_radius(shape, fit.radius(side)), fit.shading(side),
                      noise_scale);
  const Trial found = lone.at(fit.base(disc));
  if (found.mean_loss < badly) return false;
  const Vec3 usual_face = fit.usual_face(side);
  const auto may_be = [&](const Trial& trial) {
    return is_same_paint(trial.face, usual_face) && !overlaps_another(fit, disc, trial.base);
  };
  Trial best = found;
  for (int round = 0; round < kRounds; ++round) {
    const Vec2 about = best.base;
    const auto try_from = [&](const Vec2& start) {
      const auto trial = lone.near(start, about);
      if (trial && trial->mean_loss < best.mean_loss && may_be(*trial)) best = *trial;
    };
    for (int way = 0; way < kWays; ++way) try_from(about + kApart * direction(2 * kPi * way / kWays));
    if (best.base == about) break;
  }
  if (best.mean_loss > kClearly * found.mean_loss) return false;
  fit.put(disc, best.base);
  return true;
}

// Each disc by itself where it was placed.
std::vector<SeenDisc> seen_where_placed(const ShadingFit& fit, const Photo& photo,
                                        const Calibration& calibration, const DiscShape& shape) {
  return in_parallel(fit.discs().size(), [&](std::size_t i) {
    const DiscShape own = with_radius(shape, fit.radius(fit.discs()[i].side));
    return SeenDisc(photo, calibration, own, fit.base(i), kHalfOfRays);
  });
}

// A rim of another paint than its face is bevelled, burnt or worn by a width that is not known: its outer
// part may be as bright as the deck. Of a side's radius, mm. With it 88 % of the margins of 872 rendered
// discs, most with such rims, lie within 2 sigma, without 82; of 909 with plain rims 97.
double rim_sigma(const Vec3& rim) {
  constexpr double kUsual = 0.15, kSurely = 0.45;  // of the face's light: plain rims differ less, others more
  constexpr double kOfBevel = 0.3;                 // mm
  const double other = (rim - Vec3::Ones()).cwiseAbs().mean();
  return kOfBevel * std::clamp((other - kUsual) / (kSurely - kUsual), 0.0, 1.0);
}

// Where the photo shows discs, and what is looked at about them.
std::vector<cv::Rect> parts_about(const std::vector<OutlinedDisc>& discs, const DiscShape& shape,
                                  const Calibration& calibration) {
  constexpr double kAround = 6;  // mm
  std::vector<cv::Rect> parts;
  for (const OutlinedDisc& disc : discs) {
    const DiscOutline<double> outline(disc.fit.base, shape.radius, shape.height, shape.edge_rounding,
                                      calibration.camera.centre);
    std::vector<Vec2> rim;
    for (int i = 0; i < 16; ++i) {
      const Vec2 unit = direction(2 * kPi * i / 16);
      rim.emplace_back(outline.centre() + (outline.reach(unit) + kAround) * unit);
    }
    parts.push_back(box_around(calibration.image_from_board, rim));
  }
  return parts;
}

// A side of which no disc is surely seen, one under a hand perhaps, tells nothing of its rims.
bool shows_rims(const std::vector<OutlinedDisc>& discs, std::size_t side) {
  return std::any_of(discs.begin(), discs.end(), [side](const OutlinedDisc& disc) {
    return disc.side == side && disc.quality >= kSureQuality;
  });
}

}  // namespace

ShadedPlaces place_by_shading(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                              const std::vector<OutlinedDisc>& discs, const std::vector<TeamRadius>& radii) {
  if (discs.empty()) return {{}, radii};
  const Photo fine = with_fine_colour(photo, parts_about(discs, shape, calibration));
  ShadingFit fit(fine, calibration, shape, discs, radii);
  fit.take_steps(kRoughSteps, kHalfOfRays);
  fit.come_to_rest();
  const double usual = fit.noise_scale();
  bool again = false;
  std::vector<std::vector<RimHypothesis>> others;
  for (std::size_t side = 0; side < radii.size(); ++side) {
    if (!shows_rims(discs, side)) {
      others.emplace_back();
      continue;
    }
    const DiscShape seen = with_radius(shape, radii[side].radius);
    OtherRims rims = try_other_rims(fit, side, seen, shape, calibration.camera.centre, usual);
    again |= rims.taken;
    others.push_back(std::move(rims.others));
  }
  for (std::size_t i = 0; i < discs.size(); ++i)
    again |= refine_from_offsets(fit, i, fine, calibration, shape, usual);
  if (again) fit.come_to_rest();
  ShadedPlaces placed = fit.places();
  const std::vector<SeenDisc> seen = seen_where_placed(fit, fine, calibration, shape);
  const double usual_at_last = fit.noise_scale();
  classify_poses(placed.discs, fit, seen, fine, calibration, shape, usual_at_last);
  const std::vector<double> spreads = size_spreads(fit, radii.size(), seen, usual_at_last);
  for (std::size_t side = 0; side < radii.size(); ++side) {
    TeamRadius& told = placed.radii[side];
    told.sigma = std::hypot(told.sigma, spreads[side], rim_sigma(fit.shading(side).rim));
    told.sigma = std::hypot(told.sigma, std::sqrt(radius_variance(others[side], told.radius)));
  }
  for (std::size_t i = 0; i < discs.size(); ++i)
    placed.discs[i].doubt += base_covariance(others[discs[i].side], i, placed.discs[i].base);
  return placed;
}

}  // namespace ringside
