// SPDX-License-Identifier: MIT
#pragma once

#include "detection/colour/cie_lab.h"
#include "detection/colour/light.h"

namespace ringside {

// How unusual a deck would be that is seen so in this light, in nats: decks are of few woods and paints, and
// lie in the light that the discs lie in.
double cost_of_deck(const Lab& seen, const Light& light);

}  // namespace ringside
