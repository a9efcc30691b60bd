// SPDX-License-Identifier: MIT
#include "live/table/shot_advice.h"

#include <algorithm>
#include <cctype>
#include <set>

#include "rules/placement.h"

namespace ringside {
namespace {

std::string capitalised(std::string text) {
  if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

}  // namespace

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

std::string sentence_on(const ShotJudgement& judgement, const std::string& shooter) {
  const bool open = judgement.verdict == Verdict::kCannotTell;
  const std::string verdict =
      open ? " needs a look: " : " was " + std::string(to_string(judgement.verdict)) + ": ";
  std::string text = capitalised(shooter) + "'s shot" + verdict + judgement.sentence + ".";
  const char* separator = judgement.removed.size() > 1 ? " Take away discs " : " Take away disc ";
  for (const int id : judgement.removed) {
    text += separator + std::to_string(id);
    separator = ", ";
  }
  return text + (judgement.removed.empty() ? "" : ".");
}

std::string advice_on_returned(const RuleSet& rules) {
  return rules.reentry_optional ? "a disc left the deck and came back: it stays only where that was agreed"
                                : "a disc left the deck and came back: take it away";
}

std::string sentence_on_returned(const RuleSet& rules) {
  return capitalised(advice_on_returned(rules)) + ".";
}

}  // namespace ringside
