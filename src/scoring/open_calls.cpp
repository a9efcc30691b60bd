// SPDX-License-Identifier: MIT
#include "scoring/open_calls.h"

#include <algorithm>
#include <set>
#include <utility>

#include "scoring/zones.h"

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

// What is counted, and what may lie in the hole beside it.
struct Board {
  const std::vector<ScoredDisc>& discs;
  const std::map<std::string, int>& twenties;
  std::optional<std::string> maybe_in_hole;
};

Totals counted_on(const Board& board) {
  Totals totals = total_up(board.discs, board.twenties);
  if (board.maybe_in_hole) totals[*board.maybe_in_hole];
  return totals;
}

std::vector<Swing> swings_of(const Board& board, const Totals& totals) {
  std::vector<Swing> swings;
  const auto add = [&](int id, const std::string& team, int gain) {
    swings.push_back({id, team == totals.begin()->first ? gain : -gain});
  };
  for (const ScoredDisc& scored : board.discs) {
    if (scored.call == Call::kTooClose)
      add(scored.disc.id, scored.disc.team, scored.other_zone - scored.zone);
  }
  if (board.maybe_in_hole) add(kMaybeInHole, *board.maybe_in_hole, kFlatInHole);
  return swings;
}

// All leads that the swings can make of one, the one left out standing as counted.
Leads leads_without(int counted, const std::vector<Swing>& swings, std::optional<int> left_out) {
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
Outcome outcome_of(const Board& board, unsigned way) {
  Outcome outcome;
  std::vector<ScoredDisc> discs = board.discs;
  for (ScoredDisc& scored : discs) {
    if (scored.call != Call::kTooClose) continue;
    if (way & 1U) scored.zone = scored.other_zone;
    way >>= 1U;
    outcome.decisions.push_back({scored.disc.id, scored.zone});
  }
  outcome.totals = counted_on({discs, board.twenties, board.maybe_in_hole});
  if (board.maybe_in_hole) {
    const int worth = way & 1U ? kFlatInHole : 0;
    outcome.totals[*board.maybe_in_hole].board += worth;
    outcome.decisions.push_back({kMaybeInHole, worth});
  }
  outcome.result = round_result(outcome.totals).value();
  return outcome;
}

}  // namespace

std::optional<OpenCalls> open_calls(const std::vector<ScoredDisc>& discs,
                                    const std::map<std::string, int>& twenties,
                                    std::optional<std::string> maybe_in_hole) {
  Board board{discs, twenties, std::move(maybe_in_hole)};
  if (counted_on(board).size() > 2) board.maybe_in_hole.reset();
  OpenCalls calls;
  calls.open = too_close(discs);
  if (board.maybe_in_hole) calls.open.push_back(kMaybeInHole);
  calls.counted = counted_on(board);
  if (calls.open.empty() || calls.counted.size() > 2) return std::nullopt;
  const std::vector<Swing> swings = swings_of(board, calls.counted);
  const int counted = lead_of(calls.counted);
  for (const Swing& swing : swings)
    if (decides(swing, counted, swings)) calls.deciding.push_back(swing.id);
  const Leads leads = leads_without(counted, swings, std::nullopt);
  calls.least_lead = *leads.begin();
  calls.most_lead = *leads.rbegin();
  if (calls.open.size() > OpenCalls::kMostListed) return calls;
  for (unsigned way = 0; way < 1U << calls.open.size(); ++way)
    calls.outcomes.push_back(outcome_of(board, way));
  return calls;
}

}  // namespace ringside
