// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "calibration/plane/ring_coverage.h"
#include "calibration/plane/small_copy.h"
#include "geometry/ellipse.h"

namespace ringside {

// A plane on which rings lie as a board's, good to about a pixel of the small picture that the search works
// on.
struct FoundBoard {
  RingPlane plane;           // for the full picture
  std::vector<Ring> rings;   // lines, further prints between them, the deck's edge; radii in the plane's unit
  std::vector<Ring> beyond;  // rings with both edges of a line outside the deck
  std::vector<Ring> steps;   // rings with one edge inside the outer line: where painted zones may end
};

// Circles about one centre that a search saw, in the full picture.
struct SeenRings {
  RingPlane plane;
  std::vector<Ring> rings;  // radii in the plane's unit
  double weight = 0;        // of all rings together: what distinguishes a plane of many circles from chance
};

// What one search saw.
struct PlaneSearch {
  std::optional<FoundBoard> found;  // three rings lie as a board's
  std::vector<SeenRings> seen;      // where they do, or else the most rings about each of a few centres
  std::vector<Ellipse> ellipses;    // all that were found, in the full picture, largest first
};

// Puts rings among those of other centres, or in place of weaker ones about the same; the strongest few stay,
// strongest first. A rim's circles lie higher than the deck's and so about another centre.
void keep_strongest(std::vector<SeenRings>& all, const SeenRings& more);

// Searches the whole picture with no help: ellipses -> a plane from every pair that can be concentric circles
// -> the plane on which three printed rings of plausible ratios are covered best -> fit.
PlaneSearch find_board(SearchedPicture& picture, const Search& search);

}  // namespace ringside
