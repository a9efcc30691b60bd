// SPDX-License-Identifier: MIT
#include "scoring/open_calls.h"

#include <algorithm>
#include <set>

#include "scoring/zones.h"

namespace ringside {
namespace {

// What is left to people, and what its disc is worth by each way to decide it: as it is counted first.
struct Question {
  int id;
  std::string team;
  std::vector<int> worths;
};

using Questions = std::vector<Question>;
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

// The team takes part, with nothing; false where it would be the third.
bool takes_part(const std::string& team, Totals& totals) {
  if (totals.size() >= 2 && !totals.contains(team)) return false;
  totals[team];
  return true;
}

Questions questions_on(const std::vector<ScoredDisc>& discs, const std::optional<std::string>& maybe_in_hole,
                       const std::vector<MaybeDisc>& maybe_discs, Totals& totals) {
  Questions questions;
  for (const ScoredDisc& scored : discs) {
    if (scored.call == Call::kTooClose)
      questions.push_back({scored.disc.id, scored.disc.team, {scored.zone, scored.other_zone}});
  }
  const bool hole = maybe_in_hole && takes_part(*maybe_in_hole, totals);
  for (const MaybeDisc& maybe : open_ones(maybe_discs)) {
    const Disc& disc = maybe.scored.disc;
    if (takes_part(disc.team, totals)) questions.push_back({disc.id, disc.team, worths(maybe)});
  }
  if (hole) questions.push_back({kMaybeInHole, *maybe_in_hole, {0, kFlatInHole}});
  return questions;
}

// By how much the first side's lead changes when the question is decided each way; as counted: by 0.
std::vector<int> swings_of(const Question& question, const Totals& totals) {
  const int sign = question.team == totals.begin()->first ? 1 : -1;
  std::vector<int> swings;
  for (const int worth : question.worths) swings.push_back(sign * (worth - question.worths.front()));
  return swings;
}

// All leads that the questions can make of the one that is counted, the one left out standing as counted.
Leads leads_without(const Totals& counted, const Questions& questions, std::optional<int> left_out) {
  Leads leads{lead_of(counted)};
  for (const Question& question : questions) {
    if (question.id == left_out) continue;
    const std::vector<int> swings = swings_of(question, counted);
    for (const int lead : Leads(leads))
      for (const int swing : swings) leads.insert(lead + swing);
  }
  return leads;
}

int sign(int value) { return (value > 0) - (value < 0); }

bool decides(const Question& question, const Totals& counted, const Questions& questions) {
  const Leads leads = leads_without(counted, questions, question.id);
  const std::vector<int> swings = swings_of(question, counted);
  return std::any_of(leads.begin(), leads.end(), [&](int lead) {
    return std::any_of(swings.begin(), swings.end(),
                       [&](int swing) { return sign(lead) != sign(lead + swing); });
  });
}

std::size_t ways_of(const Questions& questions) {
  std::size_t ways = 1;
  for (const Question& question : questions) ways *= question.worths.size();
  return ways;
}

// Way number `way`: its digits say how the questions are decided, the first question's is the lowest.
Outcome outcome_of(const Totals& counted, const Questions& questions, std::size_t way) {
  Outcome outcome{.decisions = {}, .totals = counted, .result = {}};
  for (const Question& question : questions) {
    const std::size_t ways = question.worths.size();
    const int worth = question.worths[way % ways];
    way /= ways;
    outcome.decisions.push_back({question.id, worth});
    outcome.totals[question.team].board += worth - question.worths.front();
  }
  outcome.result = round_result(outcome.totals).value();
  return outcome;
}

}  // namespace

std::optional<OpenCalls> open_calls(const std::vector<ScoredDisc>& discs,
                                    const std::map<std::string, int>& twenties,
                                    const std::optional<std::string>& maybe_in_hole,
                                    const std::vector<MaybeDisc>& maybe_discs) {
  OpenCalls calls;
  calls.counted = total_up(discs, twenties);
  const Questions questions = questions_on(discs, maybe_in_hole, maybe_discs, calls.counted);
  if (questions.empty() || calls.counted.size() > 2) return std::nullopt;
  for (const Question& question : questions) {
    calls.open.push_back(question.id);
    if (decides(question, calls.counted, questions)) calls.deciding.push_back(question.id);
  }
  const Leads leads = leads_without(calls.counted, questions, std::nullopt);
  calls.least_lead = *leads.begin();
  calls.most_lead = *leads.rbegin();
  if (calls.open.size() > OpenCalls::kMostListed) return calls;
  for (std::size_t way = 0; way < ways_of(questions); ++way)
    calls.outcomes.push_back(outcome_of(calls.counted, questions, way));
  return calls;
}

}  // namespace ringside
