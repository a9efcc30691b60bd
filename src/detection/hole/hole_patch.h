// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>
#include <vector>

#include "detection/view/rectified.h"

namespace ringside {

// A part of the patch may change its colour over it by the first so many of 1, x, y and x^2 + y^2.
inline constexpr int kPatchTerms = 4;
// Of a pixel the products of these terms with one another, as product_of_terms() counts them, and with its
// colour, three for each term.
inline constexpr int kColourMoments = kPatchTerms * (kPatchTerms + 1) / 2;
inline constexpr int kPixelMoments = kColourMoments + 3 * kPatchTerms;
constexpr int product_of_terms(int larger, int smaller) { return larger * (larger + 1) / 2 + smaller; }

// The hole and the deck around it seen from straight above, in CIE L*a*b*: the pixels that count, which are
// those near the hole where nothing else lies. A column for each.
struct HolePatch {
  Eigen::Matrix<float, 3, Eigen::Dynamic> colours;
  Eigen::Matrix<float, 2, Eigen::Dynamic>
      places;  // from the middle, x right, y down, in units of kHolePatchHalf
  Eigen::Matrix<float, kPatchTerms, Eigen::Dynamic> terms;      // of these places
  Eigen::Matrix<float, kPixelMoments, Eigen::Dynamic> moments;  // sums over pixels need no more of them
  Eigen::Matrix<float, 2, Eigen::Dynamic> p_board;              // mm
  float area_of_pixel;                                          // mm^2 that each stands for
  double blur;                                                  // of the photo, sigma in mm
  double noise;  // of the deck, a colour distance: what grain and camera leave when light is even
};

// Half its side, mm: a disc that hangs reaches 24 mm from the hole's centre, and some deck shows around it.
inline constexpr double kHolePatchHalf = 30;

// A view of what a patch is made of.
RectifiedView hole_view(const Photo& photo, const Calibration& calibration);

// The part of a view that a patch is made of.
cv::Rect hole_rect(const RectifiedView& view, const Vec2& centre);

// Pixels of 1 mm. view: of the hole or more. others: convex outlines on the deck of things that are not to be
// judged, mm.
HolePatch hole_patch(const RectifiedView& view, const Vec2& centre,
                     const std::vector<std::vector<Vec2>>& others, double photo_pixels_per_mm);

// Every step-th of its pixels both ways: so much less work, and nearly as telling.
HolePatch thinned(const HolePatch& patch, int step);

}  // namespace ringside
