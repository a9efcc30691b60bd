// SPDX-License-Identifier: MIT
#include "jobs/job_scorer.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/program/command_error.h"
#include "board/model_error.h"
#include "flow/photo_flow.h"
#include "jobs/carried_options.h"
#include "jobs/job_error.h"
#include "json/parse_json.h"
#include "photo/photo.h"
#include "report/data/version.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

bool leads_out(const fs::path& path) {
  return path.is_absolute() || path.empty() ||
         std::any_of(path.begin(), path.end(), [](const fs::path& part) { return part == ".."; });
}

}  // namespace

// Links may lead out of the folder too.
fs::path JobScorer::photo_of(const Job& job) const {
  if (photos_.empty()) throw JobError("it names a photo by its path, and this worker has no --photos DIR");
  const fs::path path = job.path;
  if (leads_out(path)) throw JobError("its photo is not below --photos DIR");
  std::error_code error;
  const fs::path root = fs::canonical(photos_, error);
  const fs::path photo = fs::weakly_canonical(root / path, error);
  if (error || leads_out(photo.lexically_relative(root)))
    throw JobError("its photo is not below --photos DIR");
  return photo;
}

std::shared_ptr<const Scoring> JobScorer::scoring_of_job(const Job& job) {
  const std::lock_guard lock(mutex_);
  if (scoring_ && job.options == options_) return scoring_;
  try {
    const PrivateFolder folder;
    scoring_ = std::make_shared<Scoring>(scoring_of(arguments_of(parse_json(job.options), folder)));
    options_ = job.options;
    return scoring_;
  } catch (const CommandError& error) {
    throw JobError(error.what());
  } catch (const ModelError& error) {
    throw JobError(error.what());
  }
}

PhotoAnswer JobScorer::score(const Job& job) {
  if (job.ringside != version()) throw JobError("it is of ringside " + job.ringside);
  const std::shared_ptr<const Scoring> scoring = scoring_of_job(job);
  const auto scored = [&](const fs::path& photo) {
    const FlowResult result = scored_by_rules(
        score_photo(
            job.name, [&] { return load_photo(photo); }, scoring->flow, [](std::string_view) {}),
        scoring->rules);
    return answer_of(result.report, scoring->rules);
  };
  if (!job.path.empty()) return scored(photo_of(job));
  const PrivateFolder folder;
  return scored(folder.keep("photo", job.bytes));
}

}  // namespace ringside
