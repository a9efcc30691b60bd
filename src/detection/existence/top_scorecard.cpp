// SPDX-License-Identifier: MIT
#include "detection/existence/top_scorecard.h"

#include "evidence/judgement_files.h"

namespace ringside {

const TopScorecard& top_scorecard() {
  static const TopScorecard card(judgement_file("disc.yaml"), "models/judgements/disc.yaml",
                                 kTopEvidenceFields);
  return card;
}

}  // namespace ringside
