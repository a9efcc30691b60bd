// SPDX-License-Identifier: MIT
#pragma once

#include "clips/look.h"
#include "plans/dice.h"

namespace ringside::clips {

enum class Definition { k720p, k1080p };

// A camera over a random board between two players, in fair light; the seats are at the picture's bottom and
// top.
Look random_look(plans::Dice& dice, Definition definition);

}  // namespace ringside::clips
