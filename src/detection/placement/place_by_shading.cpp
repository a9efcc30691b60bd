// SPDX-License-Identifier: MIT
#include "detection/placement/place_by_shading.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "detection/placement/explanations.h"
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
  std::vector<std::optional<Explanations>> explanations;
  for (std::size_t i = 0; i < discs.size(); ++i) {
    explanations.push_back(explanations_about(fit, i, fine, calibration, shape, usual));
    if (!explanations.back() || explanations.back()->is_where_seen()) continue;
    fit.put(i, explanations.back()->best());
    again = true;
  }
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
  for (std::size_t i = 0; i < discs.size(); ++i) {
    ShadedPlace& place = placed.discs[i];
    place.doubt += base_covariance(others[discs[i].side], i, place.base);
    if (explanations[i]) place.doubt += explanations[i]->spread_about(place.base);
  }
  return placed;
}

}  // namespace ringside
