// SPDX-License-Identifier: MIT
#pragma once

#include "app/judge/judge_job.h"
#include "flow/judged_photos.h"

namespace ringside {

// Throws CommandError when a photo cannot be scored.
JudgedPhotos judge_photos(const JudgeJob& job);

}  // namespace ringside
