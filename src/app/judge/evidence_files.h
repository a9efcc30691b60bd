// SPDX-License-Identifier: MIT
#pragma once

#include "app/judge/judge_job.h"
#include "flow/judged_photos.h"

namespace ringside {

// Writes a picture and a JSON file for each of the first photo's discs, STEM-disc-ID.png and .json, into the
// job's folder. Throws CommandError.
void write_evidence(const JudgedPhotos& judged, const std::vector<ScoredDisc>& discs, const JudgeJob& job);

// The same of what may be discs, but for those that people answered.
void write_maybe_evidence(const JudgedPhotos& judged, const std::vector<MaybeDisc>& maybe_discs,
                          const JudgeJob& job);

// The same of the hole, STEM-hole.png and .json, where a disc may lie in it.
void write_hole_evidence(const JudgedPhotos& judged, const JudgeJob& job);

}  // namespace ringside
