// SPDX-License-Identifier: MIT
#include "rules/shot.h"

#include <algorithm>
#include <set>

#include "rules/shot_conditions.h"

namespace ringside {
namespace {

std::set<int> ids_of(const std::vector<RestingDisc>& discs) {
  std::set<int> ids;
  for (const RestingDisc& disc : discs) ids.insert(disc.id);
  return ids;
}

// What lies on or beyond the outer line, and after an invalid shot what the rules take off.
std::set<int> removed_ids(const Shot& shot, Verdict verdict) {
  std::set<int> ids;
  if (verdict == Verdict::kInvalid) ids = ids_of(shot.own.came);
  for (const RestingDisc& disc : shot.after.discs) {
    if (disc.zone == 0) ids.insert(disc.id);
  }
  return ids;
}

void add_twenties(ShotJudgement& judgement, const Moves& moves, const std::string& team, int lifted) {
  const auto flat = std::count_if(moves.came.begin(), moves.came.end(),
                                  [](const RestingDisc& disc) { return disc.in_hole == HoleState::kFlat; });
  const int gained = static_cast<int>(flat) + lifted;
  if (gained > 0) judgement.twenties[team] = gained;
}

// Twenties of earlier shots may still lie in the hole.
Totals totals_after(const Shot& shot, const ShotJudgement& judgement) {
  Totals totals;
  for (const BoardState* state : {&shot.before, &shot.after}) {
    for (const RestingDisc& disc : state->discs) totals[disc.team];
  }
  const std::set<int> removed(judgement.removed.begin(), judgement.removed.end());
  for (const RestingDisc& disc : shot.after.discs) {
    if (removed.contains(disc.id)) continue;
    TeamTotal& total = totals[disc.team];
    if (disc.in_hole == HoleState::kFlat) {
      ++total.twenties;
    } else {
      total.board += disc.zone;
    }
  }
  for (const auto& [team, lifted] : shot.lifted) {
    if (team != shot.shooter || judgement.verdict != Verdict::kInvalid)
      totals[team].twenties += lifted.twenties;
  }
  return totals;
}

}  // namespace

ShotJudgement judge_shot(const BoardState& before, const BoardState& after, const std::string& shooter,
                         const RuleSet& rules, const ShotOptions& options) {
  const Shot shot = shot_of(before, after, shooter, rules, options);
  const ConditionVerdict found = judge_conditions(shot);
  const Verdict verdict = found.verdict;
  ShotJudgement judgement{.verdict = verdict,
                          .open = is_open(shot, false),
                          .open_is_sure = is_open(shot, true) == is_open(shot, false),
                          .why = found.why,
                          .sentence = found.sentence};
  const std::set<int> removed = removed_ids(shot, verdict);
  judgement.removed.assign(removed.begin(), removed.end());
  // Two pictures show what moved and not what was touched.
  if (verdict == Verdict::kInvalid && rules.invalid_shot_removes == InvalidRemoves::kTouched) {
    constexpr const char* kUnseen = "; discs that it touched without moving them go too";
    judgement.why += kUnseen;
    judgement.sentence += kUnseen;
  }
  if (verdict != Verdict::kInvalid) add_twenties(judgement, shot.own, shooter, lifted_by(shooter, shot));
  add_twenties(judgement, shot.others, shot.opponent, lifted_by(shot.opponent, shot));
  judgement.totals = totals_after(shot, judgement);
  return judgement;
}

}  // namespace ringside
