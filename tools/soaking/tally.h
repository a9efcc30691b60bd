// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

#include "soaking/faults.h"
#include "soaking/footprint.h"
#include "watching/verdict.h"

namespace ringside::soaking {

struct Finding {
  long act;
  std::string what;
};

// What a run has come to.
struct Tally {
  double hours = 0;  // simulated
  long pictures = 0;
  long acts = 0, rounds = 0, matches = 0;
  long ended_by_people = 0;  // rounds that the table asked about, or did not see
  std::map<FaultKind, int> faults = {};
  watching::Verdict told = {};             // of all acts
  std::vector<Footprint> footprints = {};  // one an evening
  std::vector<Finding> findings = {};
};

// Counts the verdict on an act, and finds events that did not happen and rounds that were counted wrongly.
// What was not told, and discs that were not measured rightly, are counted and no finding.
void add(Tally& tally, long act, watching::Verdict verdict);

// What grew from the run's middle on; empty when nothing did or the run was too short to say so.
std::string growth(const std::vector<Footprint>& footprints);

std::string table_of(const Tally& tally);

}  // namespace ringside::soaking
