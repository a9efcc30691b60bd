// SPDX-License-Identifier: MIT
#include "rules/shot_states.h"

#include <algorithm>

namespace ringside {
namespace {

std::string opponent_of(const std::string& shooter, const BoardState& before, const BoardState& after) {
  for (const BoardState* state : {&before, &after}) {
    for (const RestingDisc& disc : state->discs) {
      if (disc.team != shooter) return disc.team;
    }
  }
  return "opponent";
}

BoardState with_two_sides(BoardState state, const std::string& shooter, const std::string& opponent) {
  for (RestingDisc& disc : state.discs) {
    if (disc.team != shooter) disc.team = opponent;
  }
  return state;
}

}  // namespace

Shot shot_of(const BoardState& before, const BoardState& after, const std::string& shooter,
             const RuleSet& rules, const ShotOptions& options) {
  const std::string opponent = opponent_of(shooter, before, after);
  Shot shot{with_two_sides(before, shooter, opponent),
            with_two_sides(after, shooter, opponent),
            shooter,
            opponent,
            rules,
            {},
            {},
            {}};
  shot.own = moves_of(shooter, shot.before, shot.after);
  shot.others = moves_of(opponent, shot.before, shot.after);
  for (const auto& [team, count] : options.lifted)
    shot.lifted[team == shooter ? shooter : opponent].twenties += count;
  return shot;
}

int lifted_by(const std::string& team, const Shot& shot) {
  const auto found = shot.lifted.find(team);
  return found == shot.lifted.end() ? 0 : found->second.twenties;
}

bool is_open(const Shot& shot, bool count_open_calls) {
  return std::none_of(shot.before.discs.begin(), shot.before.discs.end(), [&](const RestingDisc& disc) {
    return disc.team != shot.shooter && (disc.play_is_open() ? count_open_calls : disc.in_play());
  });
}

}  // namespace ringside
