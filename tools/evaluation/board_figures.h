// SPDX-License-Identifier: MIT
#pragma once

#include "evaluation/counting.h"
#include "evaluation/judged_photo.h"

namespace ringside::evaluation {

struct BoardFigures {
  int photos = 0;
  int refused = 0;     // of those that show a board
  int no_answer = 0;   // crashed, too slow or nonsense; decoys too
  Share found;         // of the photos that show a board
  Share false_boards;  // of the decoys
};

BoardFigures board_figures(Photos photos);

}  // namespace ringside::evaluation
