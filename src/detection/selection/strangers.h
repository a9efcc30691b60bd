// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/colour/teams.h"
#include "detection/selection/found_disc.h"

namespace ringside {

// Leaves out what is seen badly, or hardly differs from the deck, and has the colour of neither side, where
// both are known: grain, a letter, a sleeve. colours: of the discs found, maybe followed by others'; those of
// what is left out go too.
void drop_colour_outliers(std::vector<FoundDisc>& found, std::vector<SideColour>& colours);

}  // namespace ringside
