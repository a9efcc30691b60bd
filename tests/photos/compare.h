// SPDX-License-Identifier: MIT
#pragma once

#include <map>

#include "photos/photo_truth.h"
#include "report/photo_report.h"

namespace ringside::testing {

// A disc of the truth and one of ours are the same when their top faces' centres are less than 0.6 r apart.
struct Comparison {
  int right = 0;   // the same disc in the same zone
  int wrong = 0;   // the same disc in another zone, or a disc that is none
  int missed = 0;  // a disc of the truth without one of ours
};

// Optional discs of the truth count neither way.
Comparison compare(const std::vector<DiscTruth>& truth, const std::vector<ScoredDisc>& found);

// Whether every team has its total; a team not listed has 0.
bool same_totals(const std::map<std::string, int>& truth, const Totals& found);

}  // namespace ringside::testing
