// SPDX-License-Identifier: MIT
#pragma once

#include "teaching/board_look.h"

// Parts that boards and other round things share.
namespace ringside::teaching {

Paint random_deck_paint(Dice& dice);
Paint random_ink(const Paint& ground, Dice& dice);  // darker than the ground, mostly
double random_ink_strength(Dice& dice);
Grain random_grain(Dice& dice, bool plain);
Rim random_rim(const Deck& deck, Dice& dice);
PegLook random_peg_look(const Paint& ground, Dice& dice);
std::vector<Vec2> pegs_on_circle(int count, double radius, double turn);
// On the deck, in the ditch, one in the hole at times.
void add_random_discs(BoardLook& board, Dice& dice);

}  // namespace ringside::teaching
