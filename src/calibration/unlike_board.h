// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "calibration/evidence/board_evidence.h"

namespace ringside {

// What speaks most against something that was measured as a board, for a person.
struct Unlikeness {
  std::string wrong;   // "no quadrant lines are seen"
  std::string advice;  // what to do; empty where nothing particular is
};

Unlikeness unlikeness_of(const BoardEvidence& evidence);

}  // namespace ringside
