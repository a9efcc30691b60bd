// SPDX-License-Identifier: MIT
#pragma once

#include "teaching/board_look.h"

// Round things with numerals around.
namespace ringside::teaching {

void make_clock(BoardLook& thing, Dice& dice);
void make_dartboard(BoardLook& thing, Dice& dice);
void make_compass(BoardLook& thing, Dice& dice);

}  // namespace ringside::teaching
