// SPDX-License-Identifier: MIT
#pragma once

#include "flow/photo_flow.h"
#include "flow/refusal.h"
#include "report/evidence/evidence.h"
#include "report/evidence/hole_evidence.h"
#include "report/judgement.h"
#include "scoring/fuse.h"

namespace ringside {

// Two photos do not show the same position.
class OtherPosition : public ScoreError {
 public:
  using ScoreError::ScoreError;
};

// The photos of a judgement, scored, with the first one's calls as all of them together say.
struct JudgedPhotos {
  std::vector<FlowResult> results;  // one per photo
  Judgement judgement;
  std::optional<SamePosition> position;  // of two photos

  // The first photo's disc of that id as a photo shows it; none where it does not lie at the same place.
  const Disc* disc_in(std::size_t photo, int id) const;
};

// Rulings are on what all photos together say: each is scored without.
FlowOptions without_rulings(FlowOptions options);

// sources and results: one or two photos, scored by the options without_rulings. Throws OtherPosition, or
// ScoreError for a ruling on a disc that is not there.
JudgedPhotos judge_together(std::vector<JudgedSource> sources, std::vector<FlowResult> results,
                            const FlowOptions& options);

// What draw_evidence needs of one of the judgement's discs.
CallEvidence evidence_of(const JudgedPhotos& judged, const ScoredDisc& scored, const FlowOptions& options,
                         UtcTime made);

// The same of what may be a disc.
CallEvidence evidence_of(const JudgedPhotos& judged, const MaybeDisc& maybe, const FlowOptions& options,
                         UtcTime made);

// The same of a hole that was left open.
HoleEvidence hole_evidence_of(const JudgedPhotos& judged, UtcTime made);

}  // namespace ringside
