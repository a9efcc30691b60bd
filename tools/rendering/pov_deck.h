// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "rendering/pov_material.h"

namespace ringside::rendering {

// Scene text of the deck's face and all that is printed on it. mirror: share of light the varnish mirrors.
// What is printed lies a few thousandths of a millimetre above the wood.
std::string deck_face(const drawing::Board& board, const Palette& palette, double mirror);

}  // namespace ringside::rendering
