// SPDX-License-Identifier: MIT
#include "detection/placement/place_discs.h"

#include <algorithm>
#include <cmath>

#include "calibration/camera/camera_estimate.h"
#include "detection/placement/place_by_shading.h"
#include "detection/placement/position_uncertainty.h"
#include "detection/placement/team_radius.h"
#include "detection/selection/from_aside.h"
#include "imaging/in_parallel.h"

namespace ringside {
namespace {

std::vector<OutlinedDisc> outlined_discs(const Photo& photo, const Calibration& calibration,
                                         const DiscModel& model, const std::vector<FoundDisc>& found,
                                         const Teams& teams, const std::vector<TeamRadius>& radii) {
  return in_parallel(found.size(), [&](std::size_t i) -> OutlinedDisc {
    const std::size_t side = teams.team_of[i];
    const DiscShape shape = with_radius(model.shape, radii[side].radius);
    const OutlineFit& fit = found[i].fit;
    // A top that is seen alone has no outline whose far and near half could be told apart.
    if (fit.near_side == NearSide::kShoulder && is_far_aside(fit.base, shape, calibration.camera.centre))
      return {fit, side, found[i].quality};
    const auto fitted = fit_outline(photo, calibration, fit.base, shape, fit.near_side, RadiusMode::kFixed);
    return {fitted.value_or(fit), side, found[i].quality};
  });
}

Disc disc_at(const Calibration& calibration, const DiscShape& shape, double radius_sigma,
             const FoundDisc& found, const OutlinedDisc& outlined, const ShadedPlace& place) {
  Disc disc;
  disc.base = place.base;
  const Vec3& camera = calibration.camera.centre;
  disc.covariance =
      shading_covariance(place.covariance, place.moved, (camera.head<2>() - place.base) / camera.z()) +
      camera_covariance(calibration, place.base, shape) + height_covariance(calibration, place.base, shape) +
      pixel_covariance(1 / calibration.image_from_board.scale_at(place.base)) +
      doubt_covariance(found.quality) + found.doubt + place.doubt;
  const double growth = growth_beyond_known_tilts(calibration.camera.tilt);
  disc.covariance *= growth * growth;
  disc.lies = place.lies;
  disc.radius = shape.radius;
  disc.radius_sigma =
      std::hypot(std::hypot(shading_sigma(radius_sigma), bend_sigma(calibration) * shape.radius),
                 rounding_sigma(calibration, place.base, shape));
  disc.outline_residual = outlined.fit.residual;
  const Circle top = seen_top(place.base, disc.lies == Lies::kStacked ? two_high(shape) : shape, camera);
  const Homography& image_from_board = calibration.image_from_board;
  disc.seen_top = {image_from_board * top.centre, top.radius * image_from_board.scale_at(top.centre)};
  disc.colour = found.face.rgb;
  disc.confidence = std::clamp(found.quality, 0.0, 1.0);
  return disc;
}

}  // namespace

PlacedDiscs place_discs(const Photo& photo, const Calibration& calibration, const DiscModel& model,
                        const std::vector<FoundDisc>& found, const Teams& teams) {
  const auto radii = team_radii(found, teams, model);
  const auto outlined = outlined_discs(photo, calibration, model, found, teams, radii);
  const ShadedPlaces placed = place_by_shading(photo, calibration, model.shape, outlined, radii);
  PlacedDiscs out{{}, placed.blur_px};
  for (std::size_t i = 0; i < found.size(); ++i) {
    const TeamRadius& radius = placed.radii[outlined[i].side];
    const DiscShape shape = with_radius(model.shape, radius.radius);
    out.discs.push_back(disc_at(calibration, shape, radius.sigma, found[i], outlined[i], placed.discs[i]));
    out.discs.back().team = teams.names[outlined[i].side];
  }
  return out;
}

}  // namespace ringside
