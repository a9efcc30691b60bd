// SPDX-License-Identifier: MIT
#pragma once

#include "evaluation/board_truth.h"
#include "evaluation/truth_map.h"

namespace ringside::evaluation {

StrictMap::Keys board_truth_keys();

// The field `board` of a truth file, in which everything may be missing. Throws ModelError.
BoardTruth read_board_truth(const TruthMap& board);

}  // namespace ringside::evaluation
