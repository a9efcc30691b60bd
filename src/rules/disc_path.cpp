// SPDX-License-Identifier: MIT
#include "rules/disc_path.h"

namespace ringside {

DiscFate fate_of(const DiscPath& path, const RuleSet& rules) {
  if (!path.ends_in_play || path.touched_beyond) return DiscFate::kOut;
  if (path.left_deck) return rules.reentry_optional ? DiscFate::kPlayersDecide : DiscFate::kOut;
  if (!path.touched_outer_line || rules.outer_line_in_motion == OuterLineInMotion::kStays)
    return DiscFate::kInPlay;
  return rules.outer_line_in_motion == OuterLineInMotion::kOut ? DiscFate::kOut : DiscFate::kPlayersDecide;
}

DiscFate fate_when_damaged(const DiscPath& path, const RuleSet& rules) {
  return rules.damage_stands ? fate_of(path, rules) : DiscFate::kPlayersDecide;
}

}  // namespace ringside
