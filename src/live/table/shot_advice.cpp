// SPDX-License-Identifier: MIT
#include "live/table/shot_advice.h"

#include <algorithm>
#include <set>

#include "rules/placement.h"

namespace ringside {

std::optional<std::string> shooter_of(const BoardState& before, const std::vector<DiscChange>& changes) {
  std::set<std::string> teams, shooters, came;
  for (const RestingDisc& disc : before.discs) teams.insert(disc.team);
  for (const std::string& team : teams) {
    const auto waiting = disc_about_to_be_shot(before, team);
    const bool left = waiting && std::any_of(changes.begin(), changes.end(), [&](const DiscChange& change) {
                        return change.id == waiting->id && change.from;
                      });
    if (left) shooters.insert(team);
  }
  for (const DiscChange& change : changes)
    if (!change.from) came.insert(change.team);
  const std::set<std::string>& candidates = shooters.empty() ? came : shooters;
  if (candidates.size() != 1) return std::nullopt;
  return *candidates.begin();
}

std::string advice_on(const ShotJudgement& judgement, const std::string& shooter) {
  std::string text = shooter + "'s shot: " + std::string(to_string(judgement.verdict)) + ", " + judgement.why;
  for (std::size_t i = 0; i < judgement.removed.size(); ++i)
    text += (i == 0 ? "; take away disc " : ", ") + std::to_string(judgement.removed[i]);
  return text;
}

std::string advice_on_returned(const RuleSet& rules) {
  return rules.reentry_optional ? "a disc left the deck and came back: it stays only where that was agreed"
                                : "a disc left the deck and came back: take it away";
}

}  // namespace ringside
