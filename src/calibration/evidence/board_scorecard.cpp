// SPDX-License-Identifier: MIT
#include "calibration/evidence/board_scorecard.h"

#include "evidence/judgement_files.h"

namespace ringside {

const BoardScorecard& board_scorecard() {
  static const BoardScorecard card(judgement_file("board.yaml"), "models/judgements/board.yaml",
                                   kBoardEvidenceFields);
  return card;
}

}  // namespace ringside
