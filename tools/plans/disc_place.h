// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "board/strict_yaml.h"
#include "drawing/scene.h"

namespace ringside::plans {

// The keys that say where and how a disc lies.
StrictMap::Keys place_keys();

// The disc laid where the map says. earlier: the discs that stand before it in the file. Throws ModelError
// when the map says it in no way, in two ways or in an impossible one.
drawing::Disc placed(drawing::Disc disc, const StrictMap& map, const drawing::Board& board,
                     const std::vector<drawing::Disc>& earlier);

// Whether a disc can lie flat there.
bool fits_hole(const drawing::Disc& disc, const drawing::Board& board);
bool fits_ditch(const drawing::Disc& disc, const drawing::Board& board);

}  // namespace ringside::plans
