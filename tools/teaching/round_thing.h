// SPDX-License-Identifier: MIT
#pragma once

#include "teaching/board_look.h"

namespace ringside::teaching {

// Round things that are no crokinole boards.
enum class RoundThing { kClock, kDartboard, kPlate, kWheel, kDrum, kCompass, kTarget, kRings, kGame };
inline constexpr int kRoundThings = 9;

BoardLook random_round_thing(RoundThing kind, Dice& dice);

}  // namespace ringside::teaching
