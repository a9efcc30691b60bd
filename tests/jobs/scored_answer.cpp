// SPDX-License-Identifier: MIT
#include "jobs/scored_answer.h"

#include "jobs/job_scorer.h"
#include "report/data/version.h"
#include "support/source_dir.h"

namespace ringside::testing {

const PhotoAnswer& scored_answer() {
  static const PhotoAnswer answer = JobScorer(test::source_dir() / "samples")
                                        .score({.ringside = std::string(version()),
                                                .batch = "",
                                                .name = "club.jpg",
                                                .path = "club-round.jpg",
                                                .options = "{}"});
  return answer;
}

}  // namespace ringside::testing
