// SPDX-License-Identifier: MIT
#pragma once

#include "clips/sliding.h"

namespace ringside::clips {

// The disc as it lies or falls.
drawing::Disc posed(drawing::Disc disc, const Slider& slider, const drawing::Board& board);

}  // namespace ringside::clips
