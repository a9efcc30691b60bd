// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "board/strict_yaml.h"
#include "drawing/scene.h"

namespace ringside::plans {

// The keys of all ways to say where the centre of a disc's foot is, seen from above.
StrictMap::Keys where_keys();

// What they say: at_mm, polar or beside. Empty when they say nothing; throws ModelError when they say two
// things.
std::optional<Vec2> where(const StrictMap& map, const drawing::Disc& disc, const drawing::Board& board);

}  // namespace ringside::plans
