// SPDX-License-Identifier: MIT
#pragma once

#include "clips/look.h"
#include "plans/dice.h"
#include "plans/random_discs.h"

namespace ringside::clips {

enum class Definition { k720p, k1080p };

// A camera over a random board between two players, in fair light; the seats are at the picture's bottom and
// top.
Look random_look(plans::Dice& dice, Definition definition);

// The same from 45 to 60 degrees aside, through the longer lenses of broadcasts.
Look random_oblique_look(plans::Dice& dice, Definition definition);

// Sides that people see on that board's deck.
plans::Sides random_sides_on(plans::Dice& dice, const drawing::Board& board);

}  // namespace ringside::clips
