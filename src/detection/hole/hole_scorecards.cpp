// SPDX-License-Identifier: MIT
#include "detection/hole/hole_scorecards.h"

#include "evidence/judgement_files.h"

namespace ringside {

const InHoleScorecard& filled_scorecard() {
  static const InHoleScorecard card(judgement_file("hole.yaml"), "models/judgements/hole.yaml",
                                    kInHoleEvidenceFields);
  return card;
}

const InHoleScorecard& hanger_scorecard() {
  static const InHoleScorecard card(judgement_file("hanger.yaml"), "models/judgements/hanger.yaml",
                                    kInHoleEvidenceFields);
  return card;
}

}  // namespace ringside
