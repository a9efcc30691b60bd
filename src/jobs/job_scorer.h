// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <string>

#include "app/score/photo_answer.h"
#include "jobs/job.h"

namespace ringside {

// Scores photos of jobs from outside, from any thread.
class JobScorer {
 public:
  // photos: folder below which paths are; empty: no job may name one.
  explicit JobScorer(std::filesystem::path photos) : photos_(std::move(photos)) {}

  // Throws JobError.
  PhotoAnswer score(const Job& job);

 private:
  std::filesystem::path photo_of(const Job& job) const;
  std::shared_ptr<const Scoring> scoring_of_job(const Job& job);

  std::filesystem::path photos_;
  std::mutex mutex_;
  // Of the last job: all of a batch have the same.
  std::string options_ = {};
  std::shared_ptr<const Scoring> scoring_ = {};
};

}  // namespace ringside
