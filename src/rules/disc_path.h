// SPDX-License-Identifier: MIT
#pragma once

#include "rules/rule_set.h"

namespace ringside {

// What a disc did during a shot, as far as the rules need it.
struct DiscPath {
  bool left_deck = false;
  bool touched_beyond = false;      // ditch, rail or a disc there, after it had left the deck
  bool touched_outer_line = false;  // on its way, spinning included
  bool ends_in_play = false;        // at rest inside the outer line and clear of it
};

enum class DiscFate { kInPlay, kOut, kPlayersDecide };

DiscFate fate_of(const DiscPath& path, const RuleSet& rules);

// Of a disc that another one moved which had already been out; `path` is its own.
DiscFate fate_when_damaged(const DiscPath& path, const RuleSet& rules);

}  // namespace ringside
