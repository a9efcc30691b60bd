// SPDX-License-Identifier: MIT
#include "detection/placement/irregular.h"

#include <algorithm>
#include <optional>

#include "calibration/camera/camera_estimate.h"
#include "detection/placement/leaning.h"
#include "detection/placement/position_uncertainty.h"
#include "detection/placement/stacked.h"
#include "imaging/in_parallel.h"

namespace ringside {
namespace {

// mm beside a disc, where one under it looks out.
constexpr double kLittleDeck = 6, kMuchDeck = 8;

// What a disc may lie on.
std::vector<LowerDisc> lower_discs(const ShadingFit& fit) {
  std::vector<LowerDisc> out;
  std::vector<std::size_t> sides;
  for (const OutlinedDisc& disc : fit.discs()) {
    if (std::find(sides.begin(), sides.end(), disc.side) != sides.end()) continue;
    sides.push_back(disc.side);
    out.push_back({fit.usual_face(disc.side), fit.radius(disc.side)});
  }
  return out;
}

}  // namespace

void classify_poses(std::vector<ShadedPlace>& places, const ShadingFit& fit,
                    const std::vector<SeenDisc>& seen, const Photo& photo, const Calibration& calibration,
                    const DiscShape& shape, double noise_scale) {
  if (bend_sigma(calibration) > 0) return;
  const std::vector<LowerDisc> lower = lower_discs(fit);
  places = in_parallel(places.size(), [&](std::size_t i) {
    const std::size_t side = fit.discs()[i].side;
    const FittedDisc fitted{fit.base(i), with_radius(shape, fit.radius(side)), calibration.camera.centre,
                            fit.shading(side), noise_scale};
    // With little and with much of the deck: a shadow or glare looks like a disc in one of them.
    const auto on_another = [&](double deck_shown) {
      const SeenDisc wide(photo, calibration, fitted.shape, fitted.base, kHalfOfRays, deck_shown);
      return base_if_stacked(wide, fitted, lower);
    };
    ShadedPlace place = places[i];
    std::optional<Vec2> base = on_another(kLittleDeck);
    if (base) base = on_another(kMuchDeck);
    if (base) {
      const Vec2 moved = *base - place.base;
      place.lies = Lies::kStacked;
      place.base = *base;
      place.doubt = moved * moved.transpose();  // for it may lie flat in a shadow that looks so
    } else if (better_leaning(seen[i], fitted) > kSurelyLeans) {
      place.lies = Lies::kLeaning;
      place.doubt = leaning_covariance();
    }
    return place;
  });
}

}  // namespace ringside
