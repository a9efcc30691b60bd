// SPDX-License-Identifier: MIT
#include "rules/moves.h"

#include <algorithm>
#include <cmath>

namespace ringside {
namespace {

Displacement displacement(const RestingDisc& before, const RestingDisc& after) {
  const double sigma = std::hypot(std::max(before.sigma, kLeastSigma), std::max(after.sigma, kLeastSigma));
  return {before, after, (after.base - before.base).norm(), sigma};
}

std::vector<RestingDisc> of_team(const std::string& team, const BoardState& state) {
  std::vector<RestingDisc> discs;
  std::copy_if(state.discs.begin(), state.discs.end(), std::back_inserter(discs),
               [&](const RestingDisc& disc) { return disc.team == team; });
  return discs;
}

// It fell into the hole, however near to it it had lain.
bool fell_in(const RestingDisc& old, const RestingDisc& now) {
  const bool decided = old.in_hole != HoleState::kUnsure && now.in_hole != HoleState::kUnsure;
  return decided && (old.in_hole == HoleState::kFlat) != (now.in_hole == HoleState::kFlat);
}

// All pairs that may be one disc at rest, the nearest first.
std::vector<Displacement> candidates(const std::vector<RestingDisc>& before,
                                     const std::vector<RestingDisc>& after) {
  std::vector<Displacement> pairs;
  for (const RestingDisc& old : before) {
    for (const RestingDisc& now : after) {
      const Displacement pair = displacement(old, now);
      if (pair.length <= kMovedSigmas * pair.sigma && !fell_in(old, now)) pairs.push_back(pair);
    }
  }
  std::stable_sort(pairs.begin(), pairs.end(),
                   [](const Displacement& a, const Displacement& b) { return a.length < b.length; });
  return pairs;
}

void take(std::vector<RestingDisc>& discs, int id) {
  std::erase_if(discs, [id](const RestingDisc& disc) { return disc.id == id; });
}

bool holds(const std::vector<RestingDisc>& discs, int id) {
  return std::any_of(discs.begin(), discs.end(), [id](const RestingDisc& disc) { return disc.id == id; });
}

}  // namespace

Moves moves_of(const std::string& team, const BoardState& before, const BoardState& after) {
  Moves moves{.gone = of_team(team, before), .came = of_team(team, after)};
  for (const Displacement& pair : candidates(moves.gone, moves.came)) {
    if (!holds(moves.gone, pair.before.id) || !holds(moves.came, pair.after.id)) continue;
    take(moves.gone, pair.before.id);
    take(moves.came, pair.after.id);
    moves.stayed.push_back(pair);
  }
  return moves;
}

}  // namespace ringside
