// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace ringside {

// How many discs of a round are shot: the shots that were seen, and those that must have been missed. A shot
// was missed when one of two sides that take turns shot twice on end.
struct ShotCount {
  int seen = 0, missed = 0;
  std::string side = {};  // of the last shot of which the side is known
  int at = 0;             // likely() then

  void add() { ++seen; }
  // The shot added last was this side's.
  void set_side(const std::string& team);
  int likely() const { return seen + missed; }

  bool operator==(const ShotCount&) const = default;
};

}  // namespace ringside
