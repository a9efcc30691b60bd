// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "rendering/pov_material.h"

namespace ringside::rendering {

// Scene text of what carries the deck and lies around it: hole, the deck's edge, ditch, rim, table.
std::string board_body(const drawing::Board& board, const Palette& palette);

}  // namespace ringside::rendering
