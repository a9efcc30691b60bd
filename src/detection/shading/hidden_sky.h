// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "geometry/disc_outline.h"

namespace ringside {

// How much of an even sky a disc hides from the deck beside it, its rim taken as straight.
class HiddenSky {
 public:
  explicit HiddenSky(const DiscShape& shape);

  // distance: from the foot of the disc's side, mm; negative below the overhang of its lower rounding.
  double at(double distance) const;

 private:
  std::vector<double> shares_;  // by distance
};

}  // namespace ringside
