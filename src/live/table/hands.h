// SPDX-License-Identifier: MIT
#pragma once

#include "live/table/step.h"

// What hands do between shots.
namespace ringside::table {

// before: the board as it lay before these changes.
void take_hands(Step& step, const std::vector<DiscChange>& changes, HoleChange hole,
                const BoardAsItLay& before);

// The last shot left an empty board: hands that come now clear the ditch.
bool nothing_to_lift(const Step& step);

}  // namespace ringside::table
