// SPDX-License-Identifier: MIT
#include "evaluation/match.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace ringside::evaluation {
namespace {

constexpr double kSameDisc = 0.6;  // of the radius: two discs lie at least 2 r apart
constexpr std::size_t kNobody = static_cast<std::size_t>(-1);

// (distance over radius, index in the truth, index in ours)
using Candidate = std::tuple<double, std::size_t, std::size_t>;

// The nearest first.
std::vector<Candidate> candidates(const std::vector<DiscTruth>& truth, const std::vector<FoundDisc>& found) {
  std::vector<Candidate> candidates;
  for (std::size_t i = 0; i < truth.size(); ++i) {
    for (std::size_t j = 0; j < found.size(); ++j) {
      const double distance = (found[j].top - truth[i].top).norm() / truth[i].radius;
      if (distance < kSameDisc) candidates.emplace_back(distance, i, j);
    }
  }
  std::sort(candidates.begin(), candidates.end());
  return candidates;
}

int total_in(const std::map<std::string, int>& totals, const std::string& team) {
  const auto found = totals.find(team);
  return found == totals.end() ? 0 : found->second;
}

}  // namespace

Matching match(const std::vector<DiscTruth>& truth, const std::vector<FoundDisc>& found) {
  std::vector<std::size_t> partner_of_truth(truth.size(), kNobody);
  std::vector<bool> taken(found.size(), false);
  for (const auto& [distance, i, j] : candidates(truth, found)) {
    if (partner_of_truth[i] != kNobody || taken[j]) continue;
    partner_of_truth[i] = j;
    taken[j] = true;
  }
  Matching matching;
  for (std::size_t i = 0; i < truth.size(); ++i) {
    if (truth[i].optional) continue;
    if (partner_of_truth[i] == kNobody) {
      matching.missed.push_back(truth[i]);
    } else {
      matching.matches.push_back({truth[i], found[partner_of_truth[i]]});
    }
  }
  for (std::size_t j = 0; j < found.size(); ++j) {
    if (!taken[j]) matching.invented.push_back(found[j]);
  }
  return matching;
}

DiscCounts count(const Matching& matching) {
  const auto wrong_zones = std::count_if(matching.matches.begin(), matching.matches.end(),
                                         [](const DiscMatch& match) { return match.zone_wrong(); });
  const int wrong = static_cast<int>(wrong_zones);
  return {.right = static_cast<int>(matching.matches.size()) - wrong,
          .wrong = wrong + static_cast<int>(matching.invented.size()),
          .missed = static_cast<int>(matching.missed.size())};
}

bool same_totals(const std::map<std::string, int>& truth, const std::map<std::string, int>& found) {
  std::set<std::string> teams;
  for (const auto& [team, total] : truth) teams.insert(team);
  for (const auto& [team, total] : found) teams.insert(team);
  return std::all_of(teams.begin(), teams.end(),
                     [&](const std::string& team) { return total_in(truth, team) == total_in(found, team); });
}

}  // namespace ringside::evaluation
