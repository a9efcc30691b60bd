// SPDX-License-Identifier: MIT
#pragma once

#include "app/judged_photos.h"

namespace ringside {

// Writes a picture and a JSON file for each of the first photo's discs, STEM-disc-ID.png and .json, into the
// job's folder. Throws CommandError.
void write_evidence(const JudgedPhotos& judged, const std::vector<ScoredDisc>& discs, const JudgeJob& job);

}  // namespace ringside
