// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "detection/placement/fitted_disc.h"
#include "detection/placement/seen_disc.h"

namespace ringside {

// What a disc under another may be: of a side whose faces have that light, a channel each.
struct LowerDisc {
  Vec3 face;
  double radius;  // mm
};

// The foot's centre of a disc that surely lies on another: drawn so it is explained clearly better. Empty for
// others. seen: about where the fit has it, with some deck beside it; lower: what the other one may be.
std::optional<Vec2> base_if_stacked(const SeenDisc& seen, const FittedDisc& fitted,
                                    const std::vector<LowerDisc>& lower);

}  // namespace ringside
