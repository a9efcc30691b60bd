// SPDX-License-Identifier: MIT
#pragma once

#include "scoring/score.h"

namespace ringside {

struct TableDisc {
  ScoredDisc scored;       // its id stays the same while it lies and, where that can be known, as it moves
  bool by_person = false;  // added, moved or recoloured by a person
};

// Every field is the same.
bool operator==(const TableDisc& a, const TableDisc& b);

}  // namespace ringside
