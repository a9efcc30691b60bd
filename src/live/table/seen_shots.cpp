// SPDX-License-Identifier: MIT
#include "live/table/seen_shots.h"

namespace ringside::table {
namespace {

// More than any two sides have discs: who plays without counting rounds fills no memory.
constexpr std::size_t kMostShotsKept = 100;

bool keeps_every_shot(const RoundInPlay& round) {
  return round.seen_shots.size() == static_cast<std::size_t>(round.shots.seen);
}

}  // namespace

void add_shot(RoundInPlay& round) {
  if (keeps_every_shot(round) && round.seen_shots.size() < kMostShotsKept) round.seen_shots.emplace_back();
  round.shots.add();
}

void note_judgement(RoundInPlay& round, const std::string& shooter, const ShotJudgement& judgement) {
  if (round.seen_shots.empty() || !keeps_every_shot(round)) return;
  ShotSeen& newest = round.seen_shots.back();
  newest = {.team = shooter, .verdict = judgement.verdict};
  if (judgement.open_is_sure) newest.open = judgement.open;
}

std::vector<ShotSeen> shots_for_match(const RoundInPlay& round, const MatchNow& match) {
  if (!keeps_every_shot(round) || round.shots.seen > match.shots_in_round().value_or(0)) return {};
  std::vector<ShotSeen> shots = round.seen_shots;
  for (ShotSeen& shot : shots)
    if (shot.team && names_of(*shot.team, match.setup().players).empty()) shot.team.reset();
  return shots;
}

}  // namespace ringside::table
