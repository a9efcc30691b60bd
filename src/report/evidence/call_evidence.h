// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "calibration/model/utc_time.h"
#include "geometry/disc_outline.h"
#include "report/data/evidence_photo.h"
#include "scoring/score.h"

namespace ringside {

// A photo that shows a disc.
struct EvidenceView {
  EvidencePhoto photo;
  Disc disc;  // as this photo shows it
};

// One call and the photos that it rests on: what two sides of a table look at together.
struct CallEvidence {
  std::vector<EvidenceView> views;  // at least one
  UtcTime made;                     // when it was judged
  DiscShape shape;                  // of the disc model; the radius is the disc's own
  ScoredDisc scored;                // what all views together say, numbered as in the first
  double confidence_sigmas = 2;
  std::string question = {};              // of what may be no disc: what is asked instead of its call
  std::string worth = {};                 // then: what hangs on it
  std::vector<std::string> remarks = {};  // one line each for a person, printed below
};

}  // namespace ringside
