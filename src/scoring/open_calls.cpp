// SPDX-License-Identifier: MIT
#include "scoring/open_calls.h"

#include <algorithm>
#include <set>

namespace ringside {
namespace {

// What an open call moves the first side's lead by when it goes the other way.
struct Swing {
  int id;
  int lead;
};

using Leads = std::set<int>;

// Of the first team of the totals over the second, if there is one.
int lead_of(const Totals& totals) {
  int lead = 0, sign = 1;
  for (const auto& [team, total] : totals) {
    lead += sign * total.total();
    sign = -1;
  }
  return lead;
}

std::vector<Swing> swings_of(const std::vector<ScoredDisc>& discs, const Totals& totals) {
  std::vector<Swing> swings;
  for (const ScoredDisc& scored : discs) {
    if (scored.call != Call::kTooClose) continue;
    const int gain = scored.other_zone - scored.zone;
    swings.push_back({scored.disc.id, scored.disc.team == totals.begin()->first ? gain : -gain});
  }
  return swings;
}

// All leads that the swings can make of one, the one left out standing as counted.
Leads leads_without(int counted, const std::vector<Swing>& swings, int left_out) {
  Leads leads{counted};
  for (const Swing& swing : swings) {
    if (swing.id == left_out) continue;
    for (const int lead : Leads(leads)) leads.insert(lead + swing.lead);
  }
  return leads;
}

int sign(int value) { return (value > 0) - (value < 0); }

bool decides(const Swing& swing, int counted, const std::vector<Swing>& swings) {
  const Leads leads = leads_without(counted, swings, swing.id);
  return std::any_of(leads.begin(), leads.end(),
                     [&](int lead) { return sign(lead) != sign(lead + swing.lead); });
}

// Way number `way`: its bits say which of the open discs go the other way.
Outcome outcome_of(std::vector<ScoredDisc> discs, const std::map<std::string, int>& twenties, unsigned way) {
  Outcome outcome;
  for (ScoredDisc& scored : discs) {
    if (scored.call != Call::kTooClose) continue;
    if (way & 1U) scored.zone = scored.other_zone;
    way >>= 1U;
    outcome.decisions.push_back({scored.disc.id, scored.zone});
  }
  outcome.totals = total_up(discs, twenties);
  outcome.result = round_result(outcome.totals).value();
  return outcome;
}

}  // namespace

std::optional<OpenCalls> open_calls(const std::vector<ScoredDisc>& discs,
                                    const std::map<std::string, int>& twenties) {
  OpenCalls calls;
  calls.open = too_close(discs);
  const Totals totals = total_up(discs, twenties);
  if (calls.open.empty() || totals.size() > 2) return std::nullopt;
  const std::vector<Swing> swings = swings_of(discs, totals);
  const int counted = lead_of(totals);
  for (const Swing& swing : swings)
    if (decides(swing, counted, swings)) calls.deciding.push_back(swing.id);
  constexpr int kNobody = 0;  // ids count from 1
  const Leads leads = leads_without(counted, swings, kNobody);
  calls.least_lead = *leads.begin();
  calls.most_lead = *leads.rbegin();
  if (calls.open.size() > OpenCalls::kMostListed) return calls;
  for (unsigned way = 0; way < 1U << calls.open.size(); ++way)
    calls.outcomes.push_back(outcome_of(discs, twenties, way));
  return calls;
}

}  // namespace ringside
