// SPDX-License-Identifier: MIT
#pragma once

#include "drawing/scene.h"

// Boards as they are met: proportions measured on photos, lines a few tenths of a millimetre off their
// places.
namespace ringside::samples {

drawing::Board maple_board();    // tournament, pale, red ditch
drawing::Board cherry_board();   // tournament, warmer wood, broader lines
drawing::Board painted_board();  // blue octagon with orange lines
drawing::Board walnut_board();   // varnished octagon with hairlines

}  // namespace ringside::samples
