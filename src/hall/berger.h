// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "hall/tournament.h"

namespace ringside::hall {

int berger_rounds(int count);

// One round, from 1, of the table of J. Berger for so many players, as FIDE publishes it (Handbook, General
// Regulations for Competitions, annex 1): numbers from 1, in that order, the one named first on the left. For
// an odd count it is the table of one more; who would meet that one has a bye, and stands at its place.
std::vector<Pair> berger_round(int count, int round);

}  // namespace ringside::hall
