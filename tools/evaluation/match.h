// SPDX-License-Identifier: MIT
#pragma once

#include "evaluation/answer.h"
#include "evaluation/disc_truth.h"

namespace ringside::evaluation {

struct DiscMatch {
  DiscTruth truth;
  FoundDisc found;

  // Zones are compared where the truth tells one that a line decides.
  bool zone_wrong() const { return truth.has_zone() && found.zone != *truth.zone; }
};

// Who is who. Optional discs of the truth count neither way and are in none of the lists, found or not.
struct Matching {
  std::vector<DiscMatch> matches;   // in the truth's order
  std::vector<DiscTruth> missed;    // discs of the truth without one of ours
  std::vector<FoundDisc> invented;  // discs of ours that are none
};

// A disc of the truth and one of ours are the same when their top faces' centres are less than 0.6 r apart;
// the nearest pair comes first, and each disc is used once.
Matching match(const std::vector<DiscTruth>& truth, const std::vector<FoundDisc>& found);

struct DiscCounts {
  int right = 0;   // found, and not in another zone
  int wrong = 0;   // found in another zone, or invented
  int missed = 0;  // not found
};

DiscCounts count(const Matching& matching);

// Whether every team has its total; a team not listed has 0.
bool same_totals(const std::map<std::string, int>& truth, const std::map<std::string, int>& found);

}  // namespace ringside::evaluation
