// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/model/calibration.h"
#include "geometry/disc_outline.h"

namespace ringside {

// What the camera's own uncertainty does to the base of a disc (mm^2): were its focal length, and with it its
// place, another, the same outline would belong to another base.
Mat2 camera_covariance(const Calibration& calibration, const Vec2& base, const DiscShape& shape);

// Discs called 3/8 inch are 9.2 to 9.8 mm high; makers round their edges by 1 to 2 mm.
inline constexpr double kHeightSigma = 0.2, kRoundingSigma = 0.3;  // mm

// What not knowing the disc's height does to its base (mm^2).
Mat2 height_covariance(const Calibration& calibration, const Vec2& base, const DiscShape& shape);

// What not knowing how round its edges are does to a radius that was fitted to its outline (mm).
double rounding_sigma(const Calibration& calibration, const Vec2& base, const DiscShape& shape);

// Of a base and of a side's radius that were placed by shading (mm^2, mm), from what they are by the
// picture's noise alone, from how far the base moved from where its outline was seen, and from the camera's
// lean there: its horizontal way for each mm up.
Mat2 shading_covariance(const Mat2& by_noise, const Vec2& moved, const Vec2& lean);
double shading_sigma(double by_noise);

// The quality from which on an outline is one disc's and nothing else's; as of a FoundDisc.
inline constexpr double kSureQuality = 0.72;

// What a disc whose outline was seen only in part, or fits badly, may be off by (mm^2).
Mat2 doubt_covariance(double quality);

// What large pixels add (mm^2); mm_per_pixel: on the deck about the disc.
Mat2 pixel_covariance(double mm_per_pixel);

// By how much more a foot may be off where the camera looks from farther aside than photos with truth do.
double growth_beyond_known_tilts(double tilt);

// What a disc that leans may be off by (mm^2).
Mat2 leaning_covariance();

}  // namespace ringside
