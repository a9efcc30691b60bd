// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "detection/colour/cie_lab.h"
#include "detection/view/rectified.h"
#include "geometry/by_processor.h"

namespace ringside {

// Eight pixels side by side, for sums that processors make at once; the same on all of them.
using Lanes = float __attribute__((vector_size(32), aligned(16)));
struct Eight {
  static constexpr std::size_t kCount = 8;

  Lanes v;
};
using Row = std::vector<Eight>;  // a number for each pixel

// A part of the patch may change its colour over it by the first so many of 1, x, y and x^2 + y^2.
inline constexpr std::size_t kPatchTerms = 4;

// The hole and the deck around it seen from straight above, in CIE L*a*b*: the pixels that count, which are
// those near the hole where nothing else lies. Neighbours stand together, eight by eight; the last eight are
// filled up with pixels that do not count.
struct HolePatch {
  std::size_t count = 0;
  Row counts;                          // 1, or 0 of those that fill up
  Row x, y;                            // on the deck, mm
  Row column, row;                     // of the patch, whose pixels are 1 mm
  std::array<Row, 3> colours;          // L*, a*, b*
  std::array<Row, kPatchTerms> terms;  // of the places, in units of kHolePatchHalf from the middle
  float area_of_pixel = 1;             // mm^2 that each stands for
  double blur = 0;                     // of the photo, sigma in mm
  double noise = 0;  // of the deck, a colour distance: what grain and camera leave when light is even

  std::size_t blocks() const { return counts.size(); }
  Vec2 place(std::size_t i) const;
  Lab colour(std::size_t i) const;
};

inline float at(const Row& row, std::size_t i) { return row[i / Eight::kCount].v[i % Eight::kCount]; }

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

// A drawing's disc has a top of one colour. Where discs have prints on theirs, what lies in the middle
// of the hole tells nothing: a circle that hides it.
std::vector<Vec2> hidden_print(const Vec2& centre, double disc_radius);

// Every step-th of its pixels both ways: so much less work, and nearly as telling.
HolePatch thinned(const HolePatch& patch, int step);

// A patch of these places on the deck without colours, in this order.
HolePatch patch_of_places(const std::vector<Vec2>& places, const Vec2& centre);

}  // namespace ringside
