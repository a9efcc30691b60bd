// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "drawing/solid.h"

namespace ringside::drawing {
namespace {

// Across the flat of its foot.
double flat_width(const Disc& disc) { return 2 * (disc.radius - edge_width(disc)); }

bool is_too_deep(const Hole& hole, const Disc& disc) { return hole.depth >= flat_width(disc); }

// The least lean with which a disc on the hole's floor reaches up to the deck with the flat of its foot.
double least_lean(const Disc& disc, const Hole& hole) {
  if (is_too_deep(hole, disc))
    throw std::invalid_argument("a disc cannot hang in so deep a hole; make it shallower");
  return std::asin(hole.depth / flat_width(disc));
}

// Distances of its foot's centre from the hole's: farther in it falls in, farther out it tips back.
struct Hold {
  double falls_in, tips_back;
};

Hold hold_of(const Disc& disc, const Hole& hole) {
  const double flat = disc.radius - edge_width(disc);
  return {hole.radius - flat * std::cos(least_lean(disc, hole)),
          std::sqrt(std::max(0.0, hole.radius * hole.radius - disc.radius * disc.radius))};
}

double from_centre(const Disc& disc, const Hole& hole, double overhang) {
  const auto [falls_in, tips_back] = hold_of(disc, hole);
  if (falls_in >= tips_back) {
    throw std::invalid_argument("a disc cannot hang in a hole that is hardly wider; widen the hole");
  }
  return std::clamp(hole.radius + disc.radius - overhang, falls_in, tips_back);
}

Disc leaning_on_floor(Disc disc, const Hole& hole, double lean_deg) {
  disc.lean_deg = lean_deg;
  disc.base_z -= lowest_point(disc) + hole.depth;
  return disc;
}

// Negative, or zero when its edges are not rounded, when the disc reaches into the deck on the side of
// rim_deg.
double gap_to_rim(const Disc& disc, const Hole& hole, double rim_deg) {
  const Solid solid = solid_of(disc);
  double smallest = kNever;
  for (int degree = 0; degree <= 90; ++degree) {  // the other quarter mirrors this one
    const Vec2 p = hole.centre + hole.radius * direction(radians(rim_deg + degree));
    smallest = std::min(smallest, solid.distance({p.x(), p.y(), 0}));
  }
  return smallest;
}

}  // namespace

bool can_hang(const Disc& disc, const Hole& hole) {
  if (is_too_deep(hole, disc)) return false;
  const auto [falls_in, tips_back] = hold_of(disc, hole);
  return falls_in < tips_back;
}

// Around a round hole it rests on two places of the rim, beside the direction rim_deg.
Disc hanging(Disc disc, const Board& board, double rim_deg, double overhang) {
  const Hole& hole = board.hole;
  disc.base = hole.centre + from_centre(disc, hole, overhang) * direction(radians(rim_deg));
  disc.lean_towards_deg = rim_deg + 180;
  double cut = degrees(least_lean(disc, hole));  // a lean (degrees) at which the rim cuts into the disc
  double clear = 80;                             // one at which it does not
  for (int i = 0; i < 50; ++i) {
    const double lean = (cut + clear) / 2;
    const bool cuts = gap_to_rim(leaning_on_floor(disc, hole, lean), hole, rim_deg) <= 0;
    (cuts ? cut : clear) = lean;
  }
  return leaning_on_floor(disc, hole, clear);
}

}  // namespace ringside::drawing
