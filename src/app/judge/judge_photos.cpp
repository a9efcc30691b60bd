// SPDX-License-Identifier: MIT
#include "app/judge/judge_photos.h"

#include "app/photos/scored_source.h"
#include "app/program/command_error.h"

namespace ringside {

JudgedPhotos judge_photos(const JudgeJob& job) {
  std::vector<JudgedSource> sources;
  std::vector<FlowResult> results;
  for (const std::filesystem::path& photo : job.photos) {
    results.push_back(score_photo(photo, without_rulings(job.flow)));
    warn_or_refuse(results.back().report);
    sources.push_back({photo, hash_of(photo)});
  }
  try {
    return judge_together(std::move(sources), std::move(results), job.flow);
  } catch (const OtherPosition& error) {
    throw CommandError(job.photos.back().string(), error.what(), ExitCode::kNotScored);
  } catch (const ScoreError& error) {
    throw CommandError("--rulings", error.what());
  }
}

}  // namespace ringside
