// SPDX-License-Identifier: MIT
#include "detection/existence/maybe_discs.h"

#include <algorithm>

#include "detection/existence/top_scorecard.h"
#include "detection/placement/position_uncertainty.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

// Mean log odds of heat. At 0, two of seven that were taken for discs were none; none of three from here on.
constexpr double kSureTop = 1;

// The radius of the discs here, mm.
double usual_radius(const std::vector<Disc>& discs, const DiscModel& model) {
  std::vector<double> radii;
  for (const Disc& disc : discs) radii.push_back(disc.radius);
  return radii.empty() ? model.shape.radius : median(std::move(radii));
}

Disc disc_of(const FoundDisc& found, const DiscModel& model, const Calibration& calibration) {
  const DiscShape shape = with_radius(model.shape, found.fit.radius);
  Disc disc;
  disc.base = found.fit.base;
  const Homography& image_from_board = calibration.image_from_board;
  disc.covariance = found.doubt + camera_covariance(calibration, disc.base, shape) +
                    pixel_covariance(1 / image_from_board.scale_at(disc.base));
  disc.radius = shape.radius;
  disc.radius_sigma = model.radius_tolerance;
  disc.outline_residual = found.fit.residual;
  const Circle top = seen_top(disc.base, shape, calibration.camera.centre);
  disc.seen_top = {image_from_board * top.centre, top.radius * image_from_board.scale_at(top.centre)};
  disc.colour = found.face.rgb;
  disc.confidence = std::clamp(found.quality, 0.0, 1.0);
  return disc;
}

}  // namespace

std::vector<Candidate> candidates_of(const TopsOnDeck& tops, const DiscShape& shape, const Vec3& camera) {
  std::vector<Candidate> out;
  for (const TopOnDeck& top : tops.tops(kSureTop)) {
    const Circle middle = seen_on_deck({top.base, shape.radius}, shape.height / 2, camera);
    out.push_back({.outline = middle, .coverage = 0, .votes = 0});
  }
  return out;
}

std::vector<MissedTop> tops_beside(const Photo& photo, const Calibration& calibration, const DiscModel& model,
                                   const TopsOnDeck& tops, const std::vector<Disc>& discs, const Teams& teams,
                                   const Tones& tones) {
  KnownDiscs known{{}, teams.colours};
  for (const Disc& disc : discs) known.places.push_back({disc.base, disc.radius});
  return missed_tops(photo, calibration, tops, with_radius(model.shape, usual_radius(discs, model)), known,
                     tones);
}

std::vector<Disc> maybe_discs(const Calibration& calibration, const DiscModel& model,
                              const std::vector<MissedTop>& missed, const Teams& teams, const Tones& tones) {
  std::vector<Disc> out;
  for (const MissedTop& top : missed) {
    if (top_scorecard().certainty(top.evidence) == Certainty::kNo) continue;
    out.push_back(disc_of(top.disc, model, calibration));
    out.back().team = likely_team(in_usual_tones(top.disc.face.lab, tones), teams);
  }
  return out;
}

}  // namespace ringside
