// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "detection/placement/fitted_disc.h"
#include "detection/shading/shaded_stack.h"

namespace ringside {

// The foot's centre of a disc that surely lies on another: drawn so it is explained clearly better. Empty for
// others. seen: about where the fit has it, with some deck beside it; lower: what the other one may be.
std::optional<Vec2> base_if_stacked(const ShadedDisc& seen, const FittedDisc& fitted,
                                    const std::vector<LowerDisc>& lower);

}  // namespace ringside
