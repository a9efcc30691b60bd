// SPDX-License-Identifier: MIT
#pragma once

#include "app/judge/judge_job.h"
#include "report/judgement.h"
#include "scoring/fuse.h"

namespace ringside {

// The photos of a judgement, scored, with the first one's calls as all of them together say.
struct JudgedPhotos {
  std::vector<FlowResult> results;  // one per photo
  Judgement judgement;
  std::optional<SamePosition> position;  // of two photos

  // The first photo's disc of that id as a photo shows it; none where it does not lie at the same place.
  const Disc* disc_in(std::size_t photo, int id) const;
};

// Throws CommandError when a photo cannot be scored.
JudgedPhotos judge_photos(const JudgeJob& job);

}  // namespace ringside
