// SPDX-License-Identifier: MIT
#include "evaluation/board_figures.h"

namespace ringside::evaluation {

BoardFigures board_figures(Photos photos) {
  BoardFigures figures;
  for (const JudgedPhoto& photo : photos) {
    ++figures.photos;
    figures.no_answer += photo.answer.missing() ? 1 : 0;
    if (photo.truth.decoy) {
      figures.false_boards.add(photo.board_false());
    } else {
      figures.found.add(photo.board_found());
      figures.refused += photo.answer.refused() ? 1 : 0;
    }
  }
  return figures;
}

}  // namespace ringside::evaluation
