// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "calibration/model/calibration.h"
#include "detection/outline/candidates.h"
#include "detection/outline/outline_points.h"
#include "geometry/disc_outline.h"
#include "photo/photo.h"

namespace ringside {

struct OutlineFit {
  Vec2 base = Vec2::Zero();  // board frame, mm
  double radius = 0;         // mm
  double residual = 0;       // robust spread of the outline points: mm, or pixels where these are larger
  NearSide near_side = NearSide::kFoot;
  double coverage = 0;  // share of the outline, printed lines left out, that was seen where the fit has it
};

// How well an outline was seen, 1 at best.
double quality_of(const OutlineFit& fit);

// The one that was seen better, the first when as well; empty when both are.
const std::optional<OutlineFit>& better_of(const std::optional<OutlineFit>& first,
                                           const std::optional<OutlineFit>& second);

enum class RadiusMode { kFree, kFixed };

// Fits a rounded cylinder standing on the deck to the edges around `start` on the original pixels, seen from
// the calibration's camera. Empty when too little of an outline shows there. shape.radius is where the fit
// starts, or what it keeps.
std::optional<OutlineFit> fit_outline(const Photo& photo, const Calibration& calibration, const Vec2& start,
                                      const DiscShape& shape, NearSide near_side, RadiusMode mode);

// The same from where a circle is seen on the deck. It is the whole outline or, with a dark side, the top
// alone, up to 5 mm away: the better of the fits that start from either.
std::optional<OutlineFit> fit_seen(const Photo& photo, const Calibration& calibration,
                                   const Vec2& seen_centre, const DiscShape& shape, NearSide near_side,
                                   RadiusMode mode);

// The same from a candidate.
std::optional<OutlineFit> fit_candidate(const Photo& photo, const Calibration& calibration,
                                        const Candidate& candidate, const DiscShape& shape,
                                        NearSide near_side, RadiusMode mode);

}  // namespace ringside
