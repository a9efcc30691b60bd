// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "board/models.h"
#include "board/strict_yaml.h"
#include "drawing/scene.h"

namespace ringside::plans {

// What 'teams' and 'discs' of a scene file say. Throws ModelError.
std::vector<drawing::Disc> read_discs(const StrictMap& file, const drawing::Board& board,
                                      const ModelLibrary& models);

}  // namespace ringside::plans
