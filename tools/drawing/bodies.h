// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "drawing/capsule.h"
#include "drawing/solid.h"

namespace ringside::drawing {

// What stands on a board or is in the way. As parts they are numbered from kFirstSolid: first the solids,
// which are discs, then pegs; then the bars.
struct Bodies {
  explicit Bodies(const Scene& scene);

  int part_of_solid(std::size_t i) const { return kFirstSolid + static_cast<int>(i); }
  int part_of_bar(std::size_t i) const { return part_of_solid(solids.size() + i); }

  std::vector<Solid> solids;
  std::vector<Capsule> bars;
};

}  // namespace ringside::drawing
